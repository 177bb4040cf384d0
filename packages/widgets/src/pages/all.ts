import type { GuestPage } from "./page.types.ts";

const found = import.meta.glob<{ page: GuestPage }>("./*/**/*.page.ts", { eager: true });

/** Every page that the server makes, by its file's name. */
export const all: Readonly<Record<string, GuestPage>> = Object.fromEntries(
  Object.entries(found).map(([file, { page }]) => [file, page]),
);
