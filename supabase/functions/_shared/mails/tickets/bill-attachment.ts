import { billFileName } from "@jubilee/core/money/bills.rules";
import type { BillLine, OrderView } from "@jubilee/core/sharing/public-event.types";
import { getOrderBill } from "../../tickets/orders.ts";
import type { Deps, OutgoingMail } from "../../deps.types.ts";
import { billPdf } from "../../pdf/bill-pdf.ts";
import { toBase64 } from "../qr-code.ts";

/** A mail with the latest document of its order that fits, as a PDF in its language; as it was where there is none. */
export async function withBill(
  deps: Deps,
  mail: OutgoingMail,
  { order, locale }: { order: OrderView; locale: string },
  fits: (bill: BillLine) => boolean,
): Promise<OutgoingMail> {
  const wanted = order.terms?.bills.findLast(fits);
  if (!wanted) return mail;
  const bill = await getOrderBill(deps, order.orderToken, wanted.number);
  const attachment = {
    filename: billFileName(bill),
    contentType: "application/pdf",
    contentBase64: toBase64(await billPdf(bill, deps.productName, deps.readFont, locale)),
  };
  return { ...mail, attachments: [...(mail.attachments ?? []), attachment] };
}
