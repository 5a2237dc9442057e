import { ownValue } from '@shop/contract/own-value';
import { strToU8, zipSync } from 'fflate';

/** What XML 1.0 cannot hold. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string): string => text.replace(NO_XML, '').replace(/[&<>]/g, (sign) => ownValue(ESCAPED, sign) ?? sign);

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relationships = (...targets: [type: string, target: string][]): string => {
  const entries = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
};

/** Number format 49 is text: Excel keeps "02139" and "+1 555", also when somebody types them into an empty cell. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** 0 is A, 26 is AA. */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** An inline string is never a formula, whatever it begins with. */
const textCell = (text: string, place: string): string =>
  `<c r="${place}" s="1" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

/** The places are optional in the standard, but not for every program that reads it. */
function textRow(cells: readonly string[], index: number): string {
  const places = cells.map((text, column) => textCell(text, `${columnName(column)}${index + 1}`));
  return `<row r="${index + 1}">${places.join('')}</row>`;
}

/** A workbook (.xlsx, ECMA-376) with one sheet of texts. */
export function spreadsheet(title: string, rows: readonly (readonly string[])[]): Buffer {
  const columns = Math.max(...rows.map(({ length }) => length));
  const sheet = `${XML}<worksheet xmlns="${MAIN}"><cols><col min="1" max="${columns}" width="18" style="1" customWidth="1"/></cols><sheetData>${rows.map(textRow).join('')}</sheetData></worksheet>`;
  const workbook = `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="${escapeXml(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const types = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`;
  const parts = {
    '[Content_Types].xml': types,
    '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relationships(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    'xl/worksheets/sheet1.xml': sheet,
    'xl/styles.xml': STYLES,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
}

export const SPREADSHEET_TYPE = `${CONTENT}.sheet`;
