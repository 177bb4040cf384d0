import { saveFile } from "./saveFile.ts";

/** Saves a text as a file on the device. */
export function downloadText(fileName: string, mimeType: string, text: string): void {
  saveFile(new Blob([text], { type: `${mimeType};charset=utf-8` }), fileName);
}
