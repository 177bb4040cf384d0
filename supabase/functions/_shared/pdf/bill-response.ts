import { billFileName } from "@jubilee/core/money/bills.rules";
import type { Bill } from "@jubilee/core/money/bills.types";
import type { Deps } from "../deps.types.ts";
import { billPdf } from "./bill-pdf.ts";

/** A document as a file that only its reader keeps. */
export async function billResponse(
  bill: Bill,
  { productName, readFont }: Pick<Deps, "productName" | "readFont">,
  locale: string = bill.locale,
): Promise<Response> {
  const bytes = await billPdf(bill, productName, readFont, locale);
  return new Response(new Blob([Uint8Array.from(bytes)]), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${billFileName(bill)}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
