import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, type Page } from "@playwright/test";
import { receipt } from "../../../packages/widgets/src/fixtures/orders.ts";
import { shared } from "../../../packages/widgets/src/fixtures/events.ts";
import { startWidgetPages, type WidgetPages } from "../../support/widget-pages.ts";

/** What a page can do with a widget, and what a hostile page cannot do to one. */
let pages: WidgetPages;

test.beforeEach(async () => {
  pages = await startWidgetPages();
});
test.afterEach(async () => {
  await pages.stop();
});

const rsvpToken = "hartwell-rsvp-token";
const question = "Will you be there?";
const rsvp = (page: Page) => page.locator("jubilee-rsvp");
const data = () => pages.asked.filter(({ method }) => method === "GET").map(({ path }) => path);

/** A page of somebody else's, with the general script in its head. */
async function show(page: Page, body: string, head = ""): Promise<void> {
  const script = `<script type="module" src="${pages.scriptOrigin}/embed/v1.js"></script>`;
  pages.made["made.html"] =
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Club</title>${head || script}<body>${body}`;
  await page.goto(`${pages.hostOrigin}/made.html?utm_source=news&gclid=g1&secret=no`);
}

/** Calls one of the element's methods; what it rejects with comes back as a text. */
function call(page: Page, name: string, value?: unknown): Promise<string> {
  return rsvp(page).evaluate(
    async (element, [method, given]) => {
      try {
        await Object(element)[String(method)](given);
        return "done";
      } catch (error) {
        return String(error);
      }
    },
    [name, value],
  );
}

test("a widget far below loads when the visitor comes near, an eager one at once", async ({
  page,
}) => {
  const tall = '<p style="height: 4000px">Much to read first.</p>';
  await show(
    page,
    `<jubilee-tickets token="hartwell-tickets-token" loading="eager"></jubilee-tickets>${tall}<jubilee-rsvp token="${rsvpToken}"></jubilee-rsvp>`,
  );
  await expect(page.locator("jubilee-tickets").getByText("Saturday banquet")).toBeVisible();
  expect(data()).toEqual(["tickets/hartwell-tickets-token"]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(rsvp(page).getByRole("heading", { name: question })).toBeVisible();
  expect(data()).toContain(`rsvp/${rsvpToken}`);
});

test("with consent nothing is asked for before the visitor says so", async ({ page }) => {
  await show(
    page,
    `<jubilee-rsvp token="${rsvpToken}" consent="click"><p>Our reunion</p></jubilee-rsvp>`,
  );
  const allow = rsvp(page).getByRole("button", { name: "Load the form" });
  await expect(allow).toBeVisible();
  await expect(page.getByText("Our reunion")).toBeVisible();
  expect(data()).toEqual([]);
  await allow.click();
  await expect(rsvp(page).getByRole("heading", { name: question })).toBeVisible();
});

for (const shape of ["floating", "link"] as const) {
  test(`as a ${shape} it opens in a dialog and gives the focus back`, async ({ page }) => {
    await show(
      page,
      `<jubilee-rsvp token="${rsvpToken}" shape="${shape}" label="Reply"></jubilee-rsvp>`,
    );
    const trigger = rsvp(page).getByRole(shape === "link" ? "link" : "button", { name: "Reply" });
    await expect(trigger).toBeVisible();
    expect(data()).toEqual([]);
    await trigger.hover();
    await expect.poll(data).toEqual([`rsvp/${rsvpToken}`]);
    await trigger.click();
    const dialog = rsvp(page).getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: question })).toBeVisible();
    await dialog.getByLabel("Your name").fill("Ada");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
    expect(await call(page, "open")).toBe("done");
    await expect(dialog.getByLabel("Your name")).toHaveValue("Ada");
  });
}

test("does what the page asks, or says why not", async ({ page }) => {
  await show(page, `<jubilee-rsvp token="${rsvpToken}"></jubilee-rsvp>`);
  await expect(rsvp(page).getByRole("heading", { name: question })).toBeVisible();
  expect(await call(page, "open")).toContain('shape="button"');
  expect(await call(page, "prefill", { name: "Ada Lovelace", answer: "yes" })).toBe("done");
  await expect(rsvp(page).getByLabel("Your name")).toHaveValue("Ada Lovelace");
  const titles = {
    es: "¿Vendrás?",
    fr: "Serez-vous des nôtres ?",
    pt: "Você vem?",
    zh: "您会来吗?",
  };
  const more = { ja: "参加されますか?", de: "Sind Sie dabei?", ar: "هل ستكون معنا؟" };
  for (const [lang, title] of Object.entries({ ...titles, ...more })) {
    // One after the other on the same element: what was typed stays.
    // oxlint-disable-next-line no-await-in-loop
    expect(await call(page, "setLocale", lang)).toBe("done");
    // oxlint-disable-next-line no-await-in-loop
    await expect(rsvp(page).getByRole("heading", { name: title })).toBeVisible();
  }
  await expect(rsvp(page).locator("#name")).toHaveValue("Ada Lovelace");
  expect(await call(page, "setTheme", "dark")).toBe("done");
  expect(await call(page, "focus")).toBe("done");
  await expect(rsvp(page).getByRole("radio").first()).toBeFocused();
  expect(await call(page, "destroy")).toBe("done");
  expect(await call(page, "reload")).toContain("was destroyed");
});

test("takes the page's own words, and shows whoever builds it what goes on", async ({ page }) => {
  const copy = JSON.stringify({
    "rsvp.title": "Coming aboard?",
    "rsvp.changeUntil": "Open till {1}",
  });
  await show(page, `<jubilee-rsvp token="${rsvpToken}" copy='${copy}' debug></jubilee-rsvp>`);
  await expect(rsvp(page).getByRole("heading", { name: "Coming aboard?" })).toBeVisible();
  await expect(rsvp(page).getByText(/^Open till/)).toBeVisible();
  const log = rsvp(page).locator("details ol");
  await expect(log).toContainText("jubilee:ready");
  await expect(log).toContainText("/functions/v1/embed/rsvp/hart…");
  await expect(log).not.toContainText(rsvpToken);
});

/** The custom properties that the documentation promises, each with a value that nothing has. */
const promised = {
  accent: "rgb(1, 2, 3)",
  "on-accent": "rgb(1, 2, 3)",
  link: "rgb(1, 2, 3)",
  surface: "rgb(1, 2, 3)",
  text: "rgb(1, 2, 3)",
  muted: "rgb(1, 2, 3)",
  field: "rgb(1, 2, 3)",
  edge: "rgb(1, 2, 3)",
  line: "rgb(1, 2, 3)",
  border: "7px",
  shadow: "rgb(1, 2, 3) 1px 2px 3px 0px",
  tint: "rgb(1, 2, 3)",
  highlight: "rgb(1, 2, 3)",
  danger: "rgb(1, 2, 3)",
  focus: "rgb(1, 2, 3)",
  radius: "3px",
  "radius-control": "3px",
  width: "301px",
  "font-text": "Promised",
  "font-display": "Promised",
  backdrop: "rgb(1, 2, 3)",
};

test("every colour, corner and typeface that is promised can be the page's own, at any time", async ({
  page,
}) => {
  const documented = readFileSync(new URL("../../../docs/embedding.md", import.meta.url), "utf8");
  const names = [...documented.matchAll(/^\| (`--jubilee-.+?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/--jubilee-([\w-]+)/g)].map(([, name]) => name),
  );
  expect(new Set(names)).toEqual(new Set(Object.keys(promised)));
  await show(
    page,
    `<jubilee-tickets token="hartwell-tickets-token" loading="eager"></jubilee-tickets>
     <jubilee-rsvp token="${rsvpToken}" shape="button"></jubilee-rsvp>`,
  );
  const tickets = page.locator("jubilee-tickets");
  await tickets.getByRole("button", { name: "One more" }).first().click();
  await tickets.getByRole("button", { name: "Check out" }).click();
  await expect(tickets.getByRole("heading", { name: "Who is coming?" })).toBeVisible();
  await rsvp(page).getByRole("button").click();
  await rsvp(page).getByRole("button", { name: "Send my reply" }).click();
  await expect(rsvp(page).getByText("Choose yes, maybe or no.")).toBeVisible();
  // The question takes the focus when its refusal is drawn; the ring belongs to a key after that.
  await expect(rsvp(page).getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Tab");
  const missed = await page.evaluate((values) => {
    const hosts = [...document.querySelectorAll<HTMLElement>("jubilee-tickets, jubilee-rsvp")];
    const all = hosts.flatMap((host) => [...(host.shadowRoot?.querySelectorAll("*") ?? [])]);
    const looks = () =>
      all.flatMap((element) =>
        [null, "::before", "::backdrop"].map((part) => {
          const style = getComputedStyle(element, part);
          const boxes = [style.borderRadius, style.borderTopWidth, style.maxWidth, style.boxShadow];
          const paints = [style.color, style.backgroundColor, style.borderTopColor];
          return [...boxes, ...paints, style.outlineColor, style.fontFamily].join();
        }),
      );
    return Object.entries(values).flatMap(([name, value]) => {
      const tell = (text: string) => {
        for (const host of hosts) host.style.setProperty(`--jubilee-${name}`, text);
      };
      tell("");
      const before = looks();
      tell(value);
      const after = looks();
      tell("");
      const hasIt = after.some((look, at) => look !== before[at] && look.includes(value));
      return hasIt ? [] : [name];
    });
  }, promised);
  expect(missed).toEqual([]);
});

test("words stay readable on whatever surface and accent a page gives", async ({ page }) => {
  const style = "--jubilee-surface: #10151b; --jubilee-accent: #ffe14d";
  await show(
    page,
    `<jubilee-rsvp token="${rsvpToken}" theme="light" style="${style}"></jubilee-rsvp>`,
  );
  const heading = rsvp(page).getByRole("heading", { name: question });
  await expect(heading).toBeVisible();
  const lightness = (element: Element) =>
    Number(/oklch\(([\d.]+)/.exec(getComputedStyle(element).color)?.[1]);
  expect(await heading.evaluate(lightness)).toBeGreaterThan(0.9);
  const send = rsvp(page).getByRole("button", { name: "Send my reply" });
  expect(await send.evaluate(lightness)).toBeLessThan(0.3);
});

test("a personal link opens the form of its guest", async ({ page }) => {
  const token = "a-guests-own-token-0001";
  const guest = { name: "Tobias Grünewald", householdNames: [] };
  pages.answers[`GET rsvp/${token}`] = { body: { ...shared, guest, receipt: null } };
  pages.answers[`POST rsvp/${token}`] = { body: receipt };
  await show(page, `<jubilee-rsvp token="${token}"></jubilee-rsvp>`);
  await expect(rsvp(page).getByRole("heading", { name: question })).toBeVisible();
  await expect(rsvp(page).getByLabel("E-mail")).toHaveCount(0);
  await rsvp(page).getByRole("radio", { name: "Yes" }).check();
  await rsvp(page).getByRole("button", { name: "Send my reply" }).click();
  await expect(rsvp(page).getByRole("heading", { name: /^See you/ })).toBeVisible();
});

test("an order knows the campaign and the affiliate, and nothing else of the address", async ({
  page,
}) => {
  await show(
    page,
    '<jubilee-tickets token="hartwell-tickets-token" affiliate="ana"></jubilee-tickets>',
  );
  const tickets = page.locator("jubilee-tickets");
  const banquet = tickets.getByRole("group", { name: "Saturday banquet" });
  await banquet.getByRole("button", { name: "One more" }).click();
  await tickets.getByRole("button", { name: "Check out" }).click();
  await expect(tickets.getByRole("heading", { name: "Who is coming?" })).toBeVisible();
  const hold = pages.asked.find(({ path }) => path.startsWith("hold/"));
  const host = new URL(pages.hostOrigin).host;
  expect(hold?.body).toMatchObject({
    source: `${host} utm_source=news gclid=g1 affiliate=ana`,
  });
});

test("one file that never changes holds everything, and its hash is kept", async ({ page }) => {
  const path = new URL("../../../packages/widgets/dist/embed/release.json", import.meta.url);
  const { file, integrity } = JSON.parse(readFileSync(fileURLToPath(path), "utf8"));
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.push(new URL(request.url()).pathname);
  });
  const script = `<script type="module" src="${pages.scriptOrigin}/embed/${file}" integrity="${integrity}" crossorigin></script>`;
  await show(page, `<jubilee-rsvp token="${rsvpToken}" lang="es"></jubilee-rsvp>`, script);
  await rsvp(page).getByRole("radio", { name: "Sí" }).check();
  await rsvp(page).getByLabel("Tu nombre").fill("Ada");
  await rsvp(page).getByLabel("Correo electrónico").fill("ada@example.org");
  await rsvp(page).getByRole("button", { name: "Enviar mi respuesta" }).click();
  await expect(rsvp(page).getByRole("heading", { name: /^Nos vemos/ })).toBeVisible();
  expect(loaded).toEqual([`/embed/${file}`]);
});

test("a page that has bent the language to its will gets a working widget", async ({ page }) => {
  await page.addInitScript(() => {
    const bend = (prototype: object, name: string, value: unknown) =>
      Object.defineProperty(prototype, name, { value, enumerable: true, writable: true });
    bend(Object.prototype, "className", "bent");
    bend(Object.prototype, "extend", "bent");
    bend(Array.prototype, "last", () => null);
    bend(Array.prototype, "toJSON", undefined);
    Object.assign(window, { name: "parent", event: null, open: null, Jubilee: undefined });
    const real = window.fetch;
    window.fetch = (...request) => real(...request);
    Element.prototype.remove = function () {
      this.parentNode?.removeChild(this);
    };
  });
  const clobber = ["getElementById", "querySelectorAll", "customElements", "fetch", "Jubilee"]
    .map((name) => `<img name="${name}" id="${name}" alt=""><form name="${name}"></form>`)
    .join("");
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await show(page, `${clobber}<jubilee-rsvp token="${rsvpToken}"></jubilee-rsvp>`);
  await rsvp(page).getByRole("radio", { name: "Yes" }).check();
  await rsvp(page).getByLabel("Your name").fill("Ada");
  await rsvp(page).getByLabel("E-mail").fill("ada@example.org");
  await rsvp(page).getByRole("button", { name: "Send my reply" }).click();
  await expect(rsvp(page).getByRole("heading", { name: /^See you/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test("a frame hears its own page alone, and obeys it", async ({ page }) => {
  await show(page, `<jubilee-rsvp token="${rsvpToken}" isolation="frame"></jubilee-rsvp>`);
  const inside = page.frameLocator("jubilee-rsvp iframe");
  await expect(inside.getByRole("heading", { name: question })).toBeVisible();
  expect(await call(page, "prefill", { name: "Ada" })).toBe("done");
  await expect(inside.getByLabel("Your name")).toHaveValue("Ada");
  const forged = await rsvp(page).evaluate(async (element) => {
    const heard: string[] = [];
    element.addEventListener("jubilee:order-completed", ({ type }) => heard.push(type));
    const frame = element.shadowRoot?.querySelector("iframe");
    const before = frame?.style.height;
    const id = new URL(frame?.src ?? location.href).searchParams.get("id");
    for (const wrong of [id, "another"]) {
      const event = { type: "event", name: "jubilee:order-completed", detail: {} };
      window.postMessage({ jubilee: 1, id: wrong, message: event }, "*");
      window.postMessage({ jubilee: 1, id: wrong, message: { type: "height", height: 9 } }, "*");
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    return { heard, moved: frame?.style.height !== before };
  });
  expect(forged).toEqual({ heard: [], moved: false });
  // A frame beside it knows the id and is refused all the same: it is not the page around.
  await rsvp(page).evaluate(async (element) => {
    const target = element.shadowRoot?.querySelector("iframe");
    const id = new URL(target?.src ?? location.href).searchParams.get("id");
    const beside = document.body.appendChild(document.createElement("iframe"));
    const message = {
      type: "command",
      call: 1,
      command: { name: "prefill", value: { name: "Eve" } },
    };
    Object.assign(beside.contentWindow ?? {}, { target: target?.contentWindow });
    const script = beside.contentDocument?.createElement("script");
    if (!script) throw new Error("no script");
    script.text = `target.postMessage(${JSON.stringify({ jubilee: 1, id, message })}, "*")`;
    beside.contentDocument?.body.append(script);
  });
  expect(await call(page, "setTheme", "dark")).toBe("done");
  await expect(inside.getByLabel("Your name")).toHaveValue("Ada");
  expect(await call(page, "open")).toContain('shape="button"');
  // Loaded anew by its visitor, it is told again what holds.
  await rsvp(page).evaluate((element) => {
    const frame = element.shadowRoot?.querySelector("iframe");
    frame?.setAttribute("src", frame.src);
  });
  await expect(inside.locator("[data-theme=dark]")).toBeVisible();
});
