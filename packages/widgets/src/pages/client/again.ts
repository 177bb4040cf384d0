import { tellRenewed } from "./on-page.ts";
import { documentOf, renew } from "./renew.ts";

/**
 * The page at an address of ours as the server makes it now; null where it makes none. A static host
 * makes no pages: there it is asked of the function that does.
 */
export async function pageAt(address: string): Promise<Document | null> {
  const { pages } = document.documentElement.dataset;
  const asked = pages ? pages + encodeURIComponent(address) : address;
  const response = await fetch(asked, { credentials: "omit" });
  return response.ok ? documentOf(await response.text()) : null;
}

/**
 * Looks at the page as the server makes it now, and shows what is new of it.
 *
 * @param isNew whether there is anything new on it
 * @returns whether there was
 */
export async function lookAgain(isNew: (page: Document) => boolean): Promise<boolean> {
  const page = await pageAt(location.pathname + location.search);
  return page !== null && isNew(page) && renew(page, tellRenewed);
}
