import type { WidgetView } from "../../element/WidgetView.tsx";
import { adopt } from "../../element/sheets.ts";
import { sheet } from "../../styles/signed.css.ts";
import type { Call } from "../../client/request.ts";

/** The fields of a visitor's name and address, by what the host has signed. */
const fieldsOf = { name: "#name,#line-name,#wallName", email: "#email,#line-email" } as const;

interface Signed {
  name?: string;
  email?: string;
}

/** What a host has signed; the server checks it, here it is only shown. */
export function readSigned(text: string): Signed {
  try {
    const [payload = ""] = text.split(".");
    const bytes = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
    const { name, email }: Record<string, unknown> = JSON.parse(json);
    return {
      ...(typeof name === "string" && name ? { name } : {}),
      ...(typeof email === "string" && email ? { email } : {}),
    };
  } catch {
    // Nobody has signed that: the server says so when it is sent.
    return {};
  }
}

/** What each widget sends along; a host may sign anew while its page is open. */
const texts = new WeakMap<WidgetView, string>();
const locked = new WeakMap<WidgetView, () => void>();
const signing = new WeakSet<Call>();

/**
 * Fills in what the host's own server has signed, keeps visitors from changing it, and sends the
 * signature along: the server takes the signed values whatever else arrives.
 */
export function applySigned(view: WidgetView, text: string): void {
  texts.set(view, text);
  const signed = readSigned(text);
  const { context } = view;
  const { draft, prefill } = context;
  const wallName = signed.name && { wallName: signed.name };
  draft.write({ ...draft.read(), ...signed, ...wallName });
  view.context = { ...context, prefill: { ...prefill, ...signed }, call: signingCall(view) };
  locked.get(view)?.();
  locked.set(view, lock(view, signed));
}

function signingCall(view: WidgetView): Call {
  const { call } = view.context;
  if (signing.has(call)) return call;
  const made: Call = (method, path, body) =>
    call(method, path, body && { ...body, signedPrefill: texts.get(view) });
  signing.add(made);
  return made;
}

/** Keeps the signed fields as they are, on whatever screen they appear; returns how to stop. */
function lock(view: WidgetView, signed: Signed): () => void {
  const selector = [signed.name && fieldsOf.name, signed.email && fieldsOf.email]
    .filter(Boolean)
    .join();
  if (!selector) return () => undefined;
  adopt(view.shadow, sheet);
  const settle = () => {
    for (const field of view.box.querySelectorAll<HTMLInputElement>(selector)) {
      field.readOnly = true;
    }
  };
  const observer = new MutationObserver(settle);
  observer.observe(view.box, { childList: true, subtree: true });
  settle();
  const stop = () => observer.disconnect();
  view.endings.add(stop);
  return stop;
}
