import "@jubilee/ui/global";
import { eventReads, eventPage } from "./event/event.page.ts";
import { closedPage } from "./closed.page.ts";
import { readerOf } from "./language.ts";
import type { GuestPages } from "./pages.types.ts";

export const pages: GuestPages = { readerOf, eventReads, eventPage, closedPage };
