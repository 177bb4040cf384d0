import { encode } from "uqr";
import { squaresAsPng } from "./png.ts";

/** A QR code with its quiet zone as a PNG of about 300 px, in base64. */
export async function qrCodePng(text: string): Promise<string> {
  const { data, size } = encode(text, { ecc: "M", border: 3 });
  const png = await squaresAsPng(data, Math.max(4, Math.round(320 / size)));
  return toBase64(png);
}

/** Bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
