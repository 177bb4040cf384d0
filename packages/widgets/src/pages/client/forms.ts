interface Policy {
  createHTML: (text: string) => string;
}
interface Trusting {
  createPolicy: (name: string, rules: Policy) => Policy;
}

let policy: Policy | null = null;

/** A page of our own server, as a document; pages with Trusted Types take no plain text. */
function documentOf(text: string): Document {
  const factory: Trusting | undefined = Reflect.get(globalThis, "trustedTypes");
  const rules = { createHTML: (own: string) => own };
  policy ??= factory?.createPolicy("jubilee-pages", rules) ?? rules;
  return new DOMParser().parseFromString(policy.createHTML(text), "text/html");
}

/** Sends a form as the browser would, and shows what the page that answers has in the form's place. */
async function send(form: HTMLFormElement): Promise<void> {
  const sheet = form.closest<HTMLElement>("[popover]");
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") body.set(name, value);
  const response = await fetch(form.action, { method: "POST", body, credentials: "omit" });
  if (response.redirected) return location.assign(response.url);
  const answer = documentOf(await response.text());
  const fresh = sheet && answer.getElementById(sheet.id);
  if (!sheet || !fresh) return form.submit();
  sheet.replaceChildren(...fresh.childNodes);
  sheet.querySelector<HTMLElement>("[aria-invalid], output, [role=alert]")?.focus();
}

/** The page's own forms are sent in place. */
export function takeForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches("[data-send]")) return;
    event.preventDefault();
    const button = form.querySelector("button");
    if (button) button.disabled = true;
    const again = () => {
      if (button) button.disabled = false;
    };
    // Without a line the browser's own way says what is wrong.
    send(form).then(again, () => form.submit());
  });
}
