import { blockedDirectives, needsNonce } from "./page-check-policy.rules.ts";
import type {
  FindingCode,
  FindingLevel,
  FoundWidget,
  PageFacts,
  PageFinding,
  PageReport,
  WantedWidget,
} from "./page-check.types.ts";

const levels: Record<FindingCode, FindingLevel> = {
  page_answers: "good",
  page_refuses: "fault",
  widget_found: "good",
  widget_of_other_link: "fault",
  widget_missing: "fault",
  element_missing: "fault",
  script_found: "good",
  script_of_other_kind: "fault",
  script_missing: "fault",
  script_no_module: "fault",
  site_allowed: "good",
  site_not_allowed: "fault",
  policy_allows: "good",
  policy_blocks: "fault",
  policy_needs_nonce: "fault",
  page_not_encrypted: "notice",
  product_not_encrypted: "fault",
};

const finding = (code: FindingCode, detail: string | null = null): PageFinding => ({
  code,
  level: levels[code],
  detail,
});

/**
 * Judges a host's page: does it answer, does it hold the widget and its script, may its site show
 * it, does its policy let the widget in. Source: design of the embed SDK, row E25.
 */
export function judgePage(facts: PageFacts, wanted: WantedWidget): PageReport {
  const { url, status } = facts;
  if (status >= 400) return { url, findings: [finding("page_refuses", String(status))] };
  const found = bestForm(facts.widgets.filter((widget) => isWanted(widget, wanted)));
  return {
    url,
    findings: [
      finding("page_answers"),
      ...(found ? [finding("widget_found", found.form)] : [absence(facts, wanted)]),
      ...(found ? forms(facts, wanted, found) : []),
      ...origins(facts, wanted),
    ],
  };
}

/** True when nothing in a report needs the host's hand. */
export function isPageFine(report: PageReport): boolean {
  return report.findings.every(({ level }) => level !== "fault");
}

const isWanted = (widget: FoundWidget, { kind, token }: WantedWidget) =>
  widget.kind === kind && widget.token === token;

const formsBestFirst: FoundWidget["form"][] = [
  "element",
  "attribute",
  "frame",
  "own-script",
  "link",
];

function bestForm(widgets: FoundWidget[]): FoundWidget | undefined {
  return widgets.toSorted(
    (a, b) => formsBestFirst.indexOf(a.form) - formsBestFirst.indexOf(b.form),
  )[0];
}

function absence({ widgets }: PageFacts, { kind }: WantedWidget): PageFinding {
  const other = widgets.find((widget) => widget.kind === kind);
  return other
    ? finding("widget_of_other_link", shortToken(other.token))
    : finding("widget_missing");
}

/** Enough of a token to tell two apart, too little to use it. */
function shortToken(token: string): string {
  return `${token.slice(0, 6)}…`;
}

function forms(facts: PageFacts, wanted: WantedWidget, { form }: FoundWidget): PageFinding[] {
  if (form === "link") return [];
  if (form === "frame") return policy(facts, wanted, "frame");
  if (form === "own-script") return [finding("element_missing", `<jubilee-${wanted.kind}>`)];
  return [...script(facts, wanted, form), ...policy(facts, wanted, "script")];
}

const ownScriptOf = (path: string) => /^\/embed\/[^/]+\/([a-z]+)\/[^/]+\.js$/.exec(path)?.[1];

/** Scripts of ours; one that brings a widget of its own draws elements of its kind alone. */
function script(
  { scripts }: PageFacts,
  { productOrigin, kind }: WantedWidget,
  form: "element" | "attribute",
): PageFinding[] {
  const ours = scripts.filter(({ src }) => src.startsWith(`${productOrigin}/embed/`));
  const general = `${productOrigin}/embed/v1.js`;
  if (ours.length === 0) return [finding("script_missing", general)];
  const fitting = ours.filter(({ src }) => {
    const own = ownScriptOf(new URL(src).pathname);
    return own === undefined || (own === kind && form === "element");
  });
  if (fitting.length === 0) return [finding("script_of_other_kind", general)];
  return [finding(fitting.some(({ isModule }) => isModule) ? "script_found" : "script_no_module")];
}

function policy(facts: PageFacts, wanted: WantedWidget, form: "script" | "frame"): PageFinding[] {
  const { policies, scripts, url } = facts;
  if (policies.length === 0) return [];
  const { productOrigin } = wanted;
  const pageOrigin = new URL(url).origin;
  const ours = scripts.filter(({ src }) => src.startsWith(`${productOrigin}/embed/`));
  const hasNonce = ours.some((one) => one.hasNonce);
  const blocked = blockedDirectives(policies, { form, productOrigin, pageOrigin, hasNonce });
  if (blocked.length > 0) {
    const lines = blocked.map((directive) => `${directive} ${productOrigin}`);
    return [finding("policy_blocks", lines.join("; "))];
  }
  if (form === "script" && needsNonce(policies) && !hasNonce)
    return [finding("policy_needs_nonce")];
  return [finding("policy_allows")];
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

function origins({ url }: PageFacts, wanted: WantedWidget): PageFinding[] {
  const page = new URL(url);
  const { allowedOrigins, productOrigin } = wanted;
  const isAllowed = allowedOrigins.length === 0 || allowedOrigins.includes(page.origin);
  const isPlain = page.protocol === "http:" && !isLoopback(page);
  const isMixed = page.protocol === "https:" && productOrigin.startsWith("http:");
  return [
    finding(isAllowed ? "site_allowed" : "site_not_allowed", page.origin),
    ...(isPlain ? [finding("page_not_encrypted")] : []),
    ...(isMixed ? [finding("product_not_encrypted", productOrigin)] : []),
  ];
}
