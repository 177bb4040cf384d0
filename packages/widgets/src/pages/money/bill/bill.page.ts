import type { Bill } from "@jubilee/core/money/bills.types";
import { jsx } from "react/jsx-runtime";
import type { GuestPage } from "../../page.types.ts";
import { words as orderWords } from "../../tickets/order/words/all.ts";
import type { BillPart } from "./bill.types.ts";
import { BillPage } from "./BillPage.tsx";
import { words } from "./words/all.ts";

/** An invoice or credit note of an order, by the order's link: to read, print or keep. */
export const page: GuestPage<Bill> = {
  paths: ["/invoice/:token/:number"],
  opens: "order/bill?number=:number",
  isOwn: true,
  localeOf: ({ locale }) => locale,
  draw(place) {
    const { shared, reader } = place;
    const order = orderWords[reader.lang];
    const part: BillPart = { ...place, order, own: words[reader.lang] };
    return {
      title: `${order.receipt.bills[shared.kind]} ${shared.label}`,
      head: "",
      colours: "",
      body: jsx(BillPage, part),
    };
  },
};
