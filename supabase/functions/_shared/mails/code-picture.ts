import type { MailAttachment } from "../deps.types.ts";
import { qrCodePng } from "./qr-code.ts";

/** A code as a picture that the html part shows. */
export async function codePicture(ticketId: string, code: string): Promise<MailAttachment> {
  return {
    filename: `ticket-${ticketId}.png`,
    contentType: "image/png",
    contentBase64: await qrCodePng(code),
    contentId: contentIdOf(ticketId),
  };
}

/** By what the html part names a code's picture. */
export function contentIdOf(ticketId: string): string {
  return `ticket-${ticketId}`;
}
