import { all } from "./all.ts";
import { readerOf } from "./language.ts";
import type { GuestPages } from "./page.types.ts";
import { createPageAddresses } from "./serve/addresses.ts";
import { addressOf, draw, make, open, send } from "./serve/make.ts";
import { closedPage } from "./closed.ts";

const pageAt = createPageAddresses(all);

export const pages: GuestPages = {
  all,
  pageAt,
  readerOf,
  open,
  make,
  send,
  addressOf,
  draw,
  closed: closedPage,
};
