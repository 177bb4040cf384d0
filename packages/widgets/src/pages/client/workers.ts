interface Policy {
  createScriptURL: (address: string) => string;
}
interface Trusting {
  createPolicy: (name: string, rules: Policy) => Policy;
}

const workers: ReadonlySet<string> = new Set(["/tickets-offline.js", "/kept-pages.js"]);
let policy: Policy | null = null;

/** The address of one of our own workers and no other (Trusted Types policy `jubilee-tickets`). */
export function workerAddress(worker: string): string {
  const rules: Policy = {
    createScriptURL(address) {
      if (!workers.has(address)) throw new TypeError("This is no worker of ours");
      return address;
    },
  };
  const factory: Trusting | undefined = Reflect.get(globalThis, "trustedTypes");
  policy ??= factory?.createPolicy("jubilee-tickets", rules) ?? rules;
  return policy.createScriptURL(worker);
}

/** Whether this browser can keep pages; a private window or a page without TLS often cannot. */
export const canKeep = (): boolean => "serviceWorker" in navigator && "caches" in globalThis;
