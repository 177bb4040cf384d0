const script = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

interface Turnstile {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      appearance: "interaction-only";
      callback: (token: string) => void;
      "error-callback": () => void;
    },
  ) => string;
  remove: (id: string) => void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

interface TrustedScripts {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** The provider's own script and no other (Trusted Types policy `jubilee-captcha`). */
function scriptAddress(): string {
  const createScriptURL = (address: string) => {
    if (address !== script) throw new TypeError("This is not the captcha's script");
    return address;
  };
  const factory = (globalThis as { trustedTypes?: TrustedScripts }).trustedTypes;
  policy ??= factory?.createPolicy("jubilee-captcha", { createScriptURL }) ?? { createScriptURL };
  return policy.createScriptURL(script);
}

let policy: ReturnType<TrustedScripts["createPolicy"]> | null = null;
let loading: Promise<Turnstile> | null = null;

function load(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const element = document.createElement("script");
    element.src = scriptAddress();
    element.addEventListener("load", () => {
      if (globalThis.window.turnstile) resolve(globalThis.window.turnstile);
      else reject(new Error("The captcha did not start."));
    });
    element.addEventListener("error", () => reject(new Error("The captcha could not be loaded.")));
    document.head.append(element);
  });
  loading.catch(() => (loading = null));
  return loading;
}

/**
 * A token that proves a person. The captcha shows itself, above the foot of the window, only to
 * those it wants to ask something.
 *
 * @throws {Error} when it cannot be loaded or is not solved
 */
export async function solveCaptcha(siteKey: string): Promise<string> {
  const turnstile = await load();
  const place = document.createElement("div");
  Object.assign(place.style, {
    position: "fixed",
    insetBlockEnd: "16px",
    insetInline: "0",
    display: "grid",
    placeItems: "center",
    zIndex: "1000",
  });
  document.body.append(place);
  let id: string | null = null;
  try {
    return await new Promise<string>((resolve, reject) => {
      id = turnstile.render(place, {
        sitekey: siteKey,
        appearance: "interaction-only",
        callback: resolve,
        "error-callback": () => reject(new Error("The captcha was not solved.")),
      });
    });
  } finally {
    if (id !== null) turnstile.remove(id);
    place.remove();
  }
}
