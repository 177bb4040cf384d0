import { createHash } from "node:crypto";

/** What a response is, as far as its headers care. */
export interface ResponseKind {
  /** Who may put the page in a frame: nobody, anybody, or these origins. */
  framedBy: "nobody" | "anybody" | string[];
  /** Hashes of the inline scripts that may run, as `sha256-…`. */
  inlineScripts: string[];
  /** The same of inline styles. */
  inlineStyles?: string[];
  allowsCamera: boolean;
  allowsPayment: boolean;
}

/** What the policies need to know of the installation. */
export interface PolicyContext {
  /** The Supabase project's origin when it is not the page's own. */
  supabaseOrigin: string | null;
  isHttps: boolean;
}

const paymentScripts = ["https://js.stripe.com"];
const paymentFrames = [
  "https://js.stripe.com",
  "https://hooks.stripe.com",
  "https://checkout.stripe.com",
];
const captcha = ["https://challenges.cloudflare.com"];

/** The kind of an ordinary page. */
export const plainPage: ResponseKind = {
  framedBy: "nobody",
  inlineScripts: [],
  allowsCamera: false,
  allowsPayment: false,
};

/** How a policy names an inline script or style. */
export function sourceHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** Headers of every response. Source: specification section 9; decision 1 of features.md. */
export function securityHeaders(
  kind: ResponseKind,
  context: PolicyContext,
): Record<string, string> {
  const { framedBy, allowsCamera, allowsPayment } = kind;
  const self = (isAllowed: boolean, name: string): string =>
    `${name}=${isAllowed ? "(self)" : "()"}`;
  return {
    "content-security-policy": contentPolicy(kind, context),
    "permissions-policy": [
      self(allowsCamera, "camera"),
      "microphone=()",
      "geolocation=()",
      allowsPayment ? `payment=(self "https://js.stripe.com")` : "payment=()",
      "fullscreen=(self)",
    ].join(", "),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy":
      framedBy === "nobody" ? "same-origin-allow-popups" : "unsafe-none",
    ...(framedBy === "nobody" ? { "x-frame-options": "DENY" } : {}),
    ...(context.isHttps ? { "strict-transport-security": "max-age=31536000" } : {}),
    "reporting-endpoints": `csp="/api/csp-violation"`,
  };
}

function contentPolicy(kind: ResponseKind, { supabaseOrigin }: PolicyContext): string {
  const backend = supabaseOrigin ? [supabaseOrigin, supabaseOrigin.replace(/^http/, "ws")] : [];
  const inline = kind.inlineScripts.map((hash) => `'${hash}'`);
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inline, ...paymentScripts, ...captcha],
    "style-src": ["'self'", ...(kind.inlineStyles ?? []).map((hash) => `'${hash}'`)],
    "img-src": ["'self'", "data:", "blob:", "https:"],
    "font-src": ["'self'"],
    "media-src": ["'self'", "blob:", "https:"],
    "connect-src": ["'self'", ...backend, "https://api.stripe.com", ...captcha],
    "frame-src": ["'self'", ...paymentFrames, ...captcha],
    "worker-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", "https://checkout.stripe.com"],
    "frame-ancestors": ancestors(kind.framedBy),
    "require-trusted-types-for": ["'script'"],
    "trusted-types": [
      "jubilee-covers",
      "jubilee-tickets",
      "jubilee-import",
      "jubilee-captcha",
      "jubilee-formatters",
      "jubilee-pages",
      "jubilee-served",
      "jubilee-notices",
      "jubilee-run-of-show",
      // The editor of texts reads what is pasted into a document that runs nothing.
      "ProseMirrorClipboard",
      ...(kind.allowsCamera ? ["jubilee-check-in"] : []),
    ],
    "report-uri": ["/api/csp-violation"],
    "report-to": ["csp"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

function ancestors(framedBy: ResponseKind["framedBy"]): string[] {
  if (framedBy === "nobody") return ["'none'"];
  return framedBy === "anybody" ? ["*"] : ["'self'", ...framedBy];
}
