const zipMark = [0x50, 0x4b, 0x03, 0x04];
const oldOfficeMark = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, mark: number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** Whether a spreadsheet file is locked with a password or older than 2007, by its first bytes. */
export function isOldWorkbook(bytes: Uint8Array): boolean {
  return startsWith(bytes, oldOfficeMark);
}

/** Whether a file is a spreadsheet file, readable or not, by its first bytes, whatever its name. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return startsWith(bytes, zipMark) || isOldWorkbook(bytes);
}
