import { csvCell, csvLine } from './csv.js';

describe('a cell of a CSV file', () => {
  it.each([
    ['plain', '"plain"'],
    ['', '""'],
    [12, '"12"'],
    ['12.50', '"12.50"'],
    ['Ada "The Countess" Moore', '"Ada ""The Countess"" Moore"'],
    ['two\nlines, and a comma', '"two\nlines, and a comma"'],
    ['=1+1', `"'=1+1"`],
    ['=HYPERLINK("http://x.example","y")', `"'=HYPERLINK(""http://x.example"",""y"")"`],
    ['+1 410 555 0199', '"+1 410 555 0199"'],
    ['+15550100', '"+15550100"'],
    ['+1 (410) 555-0199', '"+1 (410) 555-0199"'],
    ['-Boston', '"-Boston"'],
    ['-O’Fallon St.', '"-O’Fallon St."'],
    ['02139', '"02139"'],
    ['+cmd|x', `"'+cmd|x"`],
    ['-cmd|x!A1', `"'-cmd|x!A1"`],
    ['+SUM(A1)', `"'+SUM(A1)"`],
    ['-SUM(A1)', `"'-SUM(A1)"`],
    ['-A1', `"'-A1"`],
    ['+A1', `"'+A1"`],
    ['-\nx', `"'-\nx"`],
    ['-2', `"'-2"`],
    [-2, '"-2"'],
    ['-4.10', '"-4.10"'],
    ['-4.10*2', `"'-4.10*2"`],
    ['-4.1', `"'-4.1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\tx', `"'\tx"`],
    ['\rx', `"'\rx"`],
    ['\0x', `"'\0x"`],
    ['＝1', `"'＝1"`],
    ['a=b', '"a=b"'],
    ['Zoë 漢字 🧵', '"Zoë 漢字 🧵"'],
  ])('writes %j as %s (threat 73)', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it('ends its line as RFC 4180 requires', () => {
    expect(csvLine(['a', 1])).toBe('"a","1"\r\n');
  });
});
