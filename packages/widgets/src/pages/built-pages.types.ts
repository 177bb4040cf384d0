import type { GuestPages } from "./page.types.ts";

/** What `build/pages.ts` makes of `index.ts`: one module without anything of Node's. */
export declare const pages: GuestPages;
