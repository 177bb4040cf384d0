import { lookAgain } from "./again.ts";

/** So long the server may say what it said before, in milliseconds. */
const rememberedMs = 2_200;
const looks = 3;

const parts = (page: Document): string =>
  [...page.querySelectorAll("[data-anew]")].map(({ textContent }) => textContent).join();

const hasNews = (page: Document): boolean => parts(page) !== parts(document);

/** Looks again where it is known that something has changed, until the server says so too. */
export async function lookUntilAnew(left: number = looks): Promise<void> {
  if ((await lookAgain(hasNews)) || left <= 1) return;
  await new Promise((resolve) => setTimeout(resolve, rememberedMs));
  await lookUntilAnew(left - 1);
}
