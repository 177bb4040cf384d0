import type { WidgetKind } from "./share.types.ts";

/** One widget of ours in a page, in whatever form it was pasted. */
export interface FoundWidget {
  form: "element" | "attribute" | "frame" | "own-script" | "link";
  kind: string;
  token: string;
}

/** A script of the page by its full address. */
export interface FoundScript {
  src: string;
  isModule: boolean;
  hasNonce: boolean;
}

/** What was read from a host's page: facts only, nothing of its text. */
export interface PageFacts {
  /** Where the page was in the end, after redirects. */
  url: string;
  /** The HTTP status. */
  status: number;
  widgets: FoundWidget[];
  scripts: FoundScript[];
  /** Content security policies of the header and of the page itself; each holds by itself. */
  policies: string[];
}

/** The link that is looked for. */
export interface WantedWidget {
  kind: WidgetKind;
  token: string;
  /** Sites that may show it; none means every site may. */
  allowedOrigins: readonly string[];
  /** Where the product lives, without a slash at the end. */
  productOrigin: string;
}

export type FindingLevel = "good" | "notice" | "fault";

export type FindingCode =
  | "page_answers"
  | "page_refuses"
  | "widget_found"
  | "widget_of_other_link"
  | "widget_missing"
  | "element_missing"
  | "script_found"
  | "script_of_other_kind"
  | "script_missing"
  | "script_no_module"
  | "site_allowed"
  | "site_not_allowed"
  | "policy_allows"
  | "policy_blocks"
  | "policy_needs_nonce"
  | "page_not_encrypted"
  | "product_not_encrypted";

/** One line of the report. */
export interface PageFinding {
  code: FindingCode;
  level: FindingLevel;
  /** What the sentence names: an origin, a directive, a status; null where it names nothing. */
  detail: string | null;
}

/** The report about a host's page. */
export interface PageReport {
  /** Where the page was in the end. */
  url: string;
  findings: PageFinding[];
}
