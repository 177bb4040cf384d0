import type { PortalConfig } from "@jubilee/core/account/planner.types";

interface Policy {
  createHTML: (text: string) => string;
  createScriptURL: (address: string) => string;
}
interface Trusting {
  createPolicy: (name: string, rules: Policy) => Policy;
}

/** Fetches the page of this address from the public function and lays it into the document. */
export async function showServedPage({ supabaseUrl, supabaseKey }: PortalConfig): Promise<void> {
  const pages = "/functions/v1/embed/page?at=";
  const { pathname, search } = location;
  const response = await fetch(pages + encodeURIComponent(pathname + search));
  const policy = trusting();
  // The policy of this document allows no styles inside it: they come as a sheet.
  const [before = "", styles = "", after = ""] = (await response.text()).split(/<\/?style>/);
  const text = policy.createHTML(before + after);
  const page = new DOMParser().parseFromString(text, "text/html");
  const root = document.documentElement;
  root.dataset["pages"] = pages;
  root.lang = page.documentElement.lang;
  root.dir = page.documentElement.dir;
  document.title = page.title;
  for (const sheet of document.querySelectorAll("link[rel=stylesheet]")) sheet.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  document.body.className = page.body.className;
  document.body.replaceChildren(...page.body.childNodes);
  const api = document.querySelector<HTMLElement>("#jubilee-api");
  if (api) Object.assign(api.dataset, { url: supabaseUrl, key: supabaseKey });
  const scripts = [...page.scripts, ...document.scripts].flatMap(({ type, src }) =>
    type === "module" && isOurs(src) ? [src] : [],
  );
  const send = keepEarlyForm();
  await Promise.all([...new Set(scripts)].map((script) => run(policy.createScriptURL(script))));
  send();
}

/** A form that is sent before the page's script is there would be lost: it is sent once that is. */
function keepEarlyForm(): () => void {
  const listening = new AbortController();
  let early: SubmitEvent | null = null;
  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    early = event;
  };
  document.addEventListener("submit", keep, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    if (early?.target instanceof HTMLFormElement) early.target.requestSubmit(early.submitter);
  };
}

/** Parsed scripts do not run: each is asked for anew. One that does not come keeps nobody waiting. */
function run(address: string): Promise<void> {
  const script = document.createElement("script");
  script.type = "module";
  script.src = address;
  const done = new Promise<void>((resolve) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => resolve());
  });
  document.head.append(script);
  return done;
}

/** The widgets' scripts lie beside the portal. */
const isOurs = (address: string): boolean => address.startsWith(`${location.origin}/embed/`);

/** What our own function wrote, and scripts of our own (Trusted Types policy `jubilee-served`). */
function trusting(): Policy {
  const rules: Policy = {
    createHTML: (text) => text,
    createScriptURL(address) {
      if (!isOurs(address)) throw new TypeError("This is no script of a page of ours");
      return address;
    },
  };
  const factory: Trusting | undefined = Reflect.get(globalThis, "trustedTypes");
  return factory?.createPolicy("jubilee-served", rules) ?? rules;
}
