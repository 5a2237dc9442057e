/** As people read it: "Dawn Hoodie, M". */
export const itemName = (name: string, label: string | null | undefined): string => (label ? `${name}, ${label}` : name);
