import { tell } from "./notices.ts";
import { onPage, taken, tellRenewed } from "./on-page.ts";
import { documentOf, renew } from "./renew.ts";
import { addressOf, bodyOf } from "./send.ts";

/** A form that was pressed without a line. */
interface Unsent {
  /** Two tabs send what is kept: each takes away what it has sent, and nothing else. */
  id: string;
  action: string;
  body: string;
}

const place = () => `jubilee:unsent${location.pathname}`;
let inMemory: Unsent[] = [];

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === "object" &&
  value !== null &&
  typeof Reflect.get(value, "id") === "string" &&
  typeof Reflect.get(value, "action") === "string" &&
  typeof Reflect.get(value, "body") === "string";

function read(): Unsent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place()) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isUnsent) : [];
  } catch {
    // Storage is blocked: it is kept for as long as the page is open.
    return inMemory;
  }
}

function write(all: Unsent[]): void {
  inMemory = all;
  try {
    if (all.length > 0) localStorage.setItem(place(), JSON.stringify(all));
    else localStorage.removeItem(place());
  } catch {
    // As above.
  }
}

const keeping = "form[data-keep]";
const names = ["taskId", "stepId", "activityId"];
const isOf = (form: HTMLFormElement, { action, body }: Unsent): boolean => {
  const sent = new URLSearchParams(body);
  const own = new FormData(form);
  return form.action === action && names.every((name) => own.get(name) === sent.get(name));
};

/** The press is seen where it was made: a tick changes sides, of several answers one stands. */
function mark(form: HTMLFormElement, { body }: Unsent): void {
  const sent = new URLSearchParams(body);
  const buttons = form.querySelectorAll("button");
  for (const button of buttons) {
    const isSent = sent.get(button.name) === button.value;
    if (buttons.length > 1) button.ariaPressed = isSent ? "true" : null;
    if (buttons.length > 1 || !isSent) continue;
    const isOn = button.getAttribute("aria-pressed") === "true";
    button.setAttribute("aria-pressed", String(!isOn));
    if (button.value === "yes" || button.value === "no") button.value = isOn ? "yes" : "no";
  }
}

/** Words that wait are read above their form, as its template draws them. */
function showWaiting(form: HTMLFormElement, { body }: Unsent): void {
  const template = form.querySelector<HTMLTemplateElement>("template[data-waits]");
  if (!template) return;
  const drawn = document.importNode(template.content, true);
  const words = drawn.lastElementChild;
  if (words) words.textContent = new URLSearchParams(body).get(template.dataset["waits"] ?? "");
  form.before(drawn);
  const folded = form.closest("details");
  if (folded) folded.open = true;
}

/** Keeps on the device what was pressed without a line, and says so. */
export function keepUnsent(form: HTMLFormElement, button: HTMLElement | null): void {
  const body = bodyOf(form, button);
  // When it was pressed is not when it is sent.
  if (body.has("at")) body.set("at", new Date().toISOString());
  const entry = { id: crypto.randomUUID(), action: form.action, body: body.toString() };
  write([...read(), entry]);
  mark(form, entry);
  showWaiting(form, entry);
  form.reset();
  form.dispatchEvent(new Event(taken));
  // The next press on this page is another one.
  for (const field of document.querySelectorAll<HTMLInputElement>("input[data-once]")) {
    field.value = crypto.randomUUID();
  }
  tell(form.dataset["keep"] ?? "");
}

let isSending = false;

/** Sends what is kept, in the order in which it was pressed, and shows what the server makes of it. */
export async function sendUnsent(): Promise<void> {
  if (isSending || !navigator.onLine) return;
  isSending = true;
  let last: Document | null = null;
  let refused = "";
  for (let [entry] = read(); entry; [entry] = read()) {
    const body = new URLSearchParams(entry.body);
    const request = { method: "POST", body, credentials: "omit" } as const;
    const response = await fetch(addressOf(entry.action), request).catch(() => null);
    // Too much at once (429) is no refusal either: it is sent later.
    if (!response || response.status === 429 || response.status >= 500) break;
    const { id } = entry;
    write(read().filter((one) => one.id !== id));
    last = documentOf(await response.text());
    if (!response.ok) refused = last.querySelector("[role=alert]")?.textContent ?? "";
  }
  isSending = false;
  if (last === null) return;
  document.dispatchEvent(new Event(taken));
  renew(last, tellRenewed);
  if (refused) tell(refused);
}

/** What was pressed and not sent is shown as pressed, and sent as soon as there is a line. */
export function takeUnsent(): void {
  onPage(() => {
    const all = read();
    for (const form of document.querySelectorAll<HTMLFormElement>(keeping)) {
      for (const entry of all) {
        if (!isOf(form, entry)) continue;
        mark(form, entry);
        showWaiting(form, entry);
      }
    }
  });
  addEventListener("online", () => void sendUnsent());
  void sendUnsent();
}
