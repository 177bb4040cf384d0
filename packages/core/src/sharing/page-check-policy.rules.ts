/** How a widget reaches the page, and from where. */
export interface PolicyQuestion {
  form: "script" | "frame";
  productOrigin: string;
  pageOrigin: string;
  /** Whether the script's tag carries a nonce. */
  hasNonce: boolean;
}

type Directives = ReadonlyMap<string, readonly string[]>;

/** The directives that would keep a widget out of a page; every policy must let it in. */
export function blockedDirectives(policies: readonly string[], question: PolicyQuestion): string[] {
  const needed = question.form === "frame" ? ["frame-src"] : ["script-src", "connect-src"];
  const blocked = new Set<string>();
  for (const directives of policies.map(readPolicy)) {
    for (const name of needed) {
      const sources = sourcesOf(directives, name);
      if (sources && !lets(sources, name, question)) blocked.add(name);
    }
  }
  return [...blocked];
}

/** True when scripts are let in by a nonce alone (`strict-dynamic`), whatever hosts are named. */
export function needsNonce(policies: readonly string[]): boolean {
  return policies.some((text) =>
    (sourcesOf(readPolicy(text), "script-src") ?? []).includes("'strict-dynamic'"),
  );
}

function readPolicy(text: string): Directives {
  const directives = new Map<string, readonly string[]>();
  for (const part of text.split(";")) {
    const [name, ...sources] = part.trim().split(/\s+/);
    const known = name?.toLowerCase() ?? "";
    if (known !== "" && !directives.has(known)) directives.set(known, sources);
  }
  return directives;
}

/** Where a directive is missing, another stands in. Source: Content Security Policy Level 3. */
const standIns: Record<string, readonly string[]> = {
  "script-src": ["script-src-elem", "script-src", "default-src"],
  "connect-src": ["connect-src", "default-src"],
  "frame-src": ["frame-src", "child-src", "default-src"],
};

function sourcesOf(directives: Directives, name: string): readonly string[] | null {
  const written = standIns[name]?.find((one) => directives.has(one));
  return written === undefined ? null : (directives.get(written) ?? []);
}

function lets(sources: readonly string[], name: string, question: PolicyQuestion): boolean {
  if (name === "script-src" && question.hasNonce) {
    if (sources.some((source) => source.startsWith("'nonce-"))) return true;
  }
  if (name === "script-src" && sources.includes("'strict-dynamic'")) return true;
  return sources.some((source) => matches(source, question));
}

/** Whether a source expression covers the product's origin. */
function matches(source: string, { productOrigin, pageOrigin }: PolicyQuestion): boolean {
  const text = source.toLowerCase();
  if (text === "*") return true;
  if (text === "'self'") return pageOrigin === productOrigin;
  if (/^[a-z][a-z0-9+.-]*:$/.test(text)) return new URL(productOrigin).protocol === text;
  const { protocol, hostname, port } = new URL(productOrigin);
  const parts = /^(?:([a-z]+:)\/\/)?(\*\.)?([^/:]+)(?::(\d+|\*))?(?:\/|$)/.exec(text);
  if (!parts) return false;
  const [, scheme, wildcard, host = "", wantedPort] = parts;
  const isScheme = scheme === undefined || scheme === protocol;
  const isHost = wildcard ? hostname.endsWith(`.${host}`) : hostname === host;
  const isPort = wantedPort === "*" || (wantedPort ?? "") === port;
  return isScheme && isHost && isPort;
}
