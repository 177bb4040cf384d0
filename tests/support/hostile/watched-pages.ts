import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/** What came of the pages that were opened. */
export interface Watched {
  page: Page;
  /** What ran: the vector's number and where. */
  bites: string[];
  /** Vectors that were somewhere on a page, by number. */
  seen: Set<number>;
  /** Elements that run something when they are touched, and where. */
  odd: string[];
  /** Opens an address; how many vectors stand on it. */
  open: (address: string, until?: "load" | "networkidle") => Promise<number>;
  /** Looks at what the page shows now. */
  look: (where: string) => Promise<number>;
}

/** A browser in which no policy hides a hole: whatever runs is told. */
export async function watchedPages(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Watched> {
  const context = await browser.newContext({ ...options, bypassCSP: true });
  const bites: string[] = [];
  const odd: string[] = [];
  const seen = new Set<number>();
  await context.exposeBinding("toldBite", ({ frame }, number: unknown) => {
    bites.push(`${String(number)} at ${frame.url()}`);
  });
  await context.addInitScript(() => {
    const bitten = (number: unknown) => {
      (Reflect.get(window, "toldBite") as (told: unknown) => void)(String(number));
    };
    Object.assign(window, { bitten });
  });
  const page = await context.newPage();
  const look = async (where: string): Promise<number> => {
    const found = await Promise.all(page.frames().map((frame) => frame.evaluate(readFrame)));
    const numbers = new Set(found.flatMap((one) => one.numbers));
    for (const number of numbers) seen.add(number);
    odd.push(...found.flatMap((one) => one.odd.map((what) => `${where}: ${what}`)));
    return numbers.size;
  };
  const open: Watched["open"] = async (address, until = "load") => {
    await page.goto(address, { waitUntil: until });
    await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
    return look(address);
  };
  return { page, bites, seen, odd, open, look };
}

/** Runs in the page: which vectors stand in it, and what would run when somebody touches it. */
function readFrame(): { numbers: number[]; odd: string[] } {
  const leads = new Set(["href", "xlink:href", "src", "action", "formaction", "data"]);
  const running = new Set(["javascript:", "data:", "vbscript:"]);
  const runs = (address: string) =>
    URL.canParse(address, location.href) && running.has(new URL(address, location.href).protocol);
  const numbers = new Set<number>();
  const odd: string[] = [];
  const take = (text: string) => {
    for (const [, number] of text.matchAll(/bitten[(`](\d+)/g)) numbers.add(Number(number));
  };
  take(document.title);
  const roots: (Document | ShadowRoot)[] = [document];
  for (let root = roots.pop(); root; root = roots.pop()) {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      for (const node of element.childNodes) if (node instanceof Text) take(node.data);
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        take(element.value);
      for (const { name, value } of element.attributes) {
        take(value);
        // A picture's address runs nothing, whatever it says.
        const isLed =
          leads.has(name) && !element.matches("img, image, source, link[rel~=icon]") && runs(value);
        if (
          name.startsWith("on") ||
          isLed ||
          (name === "srcdoc" && !element.hasAttribute("sandbox"))
        )
          odd.push(`<${element.localName} ${name}="${value.slice(0, 80)}">`);
      }
    }
  }
  return { numbers: [...numbers], odd };
}
