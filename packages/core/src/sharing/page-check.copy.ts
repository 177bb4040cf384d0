import type { FindingCode, PageFinding } from "./page-check.types.ts";

/** What a finding says and, where something is to be done, what. */
export interface FindingWords {
  title: string;
  advice: string | null;
}

const formNames: Record<string, string> = {
  element: "as script",
  attribute: "as HTML attribute",
  "own-script": "as script with its data",
  frame: "as iframe",
  link: "as plain link",
};

const words: Record<FindingCode, (detail: string) => FindingWords> = {
  page_answers: () => ({ title: "The page answers", advice: null }),
  page_refuses: (status) => ({
    title: `The page answered with an error (${status})`,
    advice: "Check the address, and that the page is published and open without a password.",
  }),
  widget_found: (form) => ({
    title: `The widget is in the page, ${formNames[form] ?? form}`,
    advice: null,
  }),
  widget_of_other_link: (token) => ({
    title: `The page holds a widget of another link (${token})`,
    advice: "Copy the snippet again and paste it in place of the old one.",
  }),
  widget_missing: () => ({
    title: "The widget is not in the page",
    advice:
      "The site builder may have taken the snippet out: paste the iframe form instead. A page that is put together by scripts in the browser cannot be seen from here.",
  }),
  element_missing: (element) => ({
    title: "The script is there, the widget’s element is not",
    advice: `The site builder may have taken ${element} out. Paste the HTML attribute or the iframe form instead.`,
  }),
  script_of_other_kind: (address) => ({
    title: "The script is another widget’s",
    advice: `It draws widgets of its own kind alone. Copy the snippet again, or paste the line that names ${address}, which serves every widget.`,
  }),
  script_found: () => ({ title: "The script is in the page", advice: null }),
  script_missing: (address) => ({
    title: "The script is missing",
    advice: `The element is there, but nothing loads it. Paste the whole snippet, with the line that names ${address}, or use the iframe form.`,
  }),
  script_no_module: () => ({
    title: "The script lost its type",
    advice: 'The script’s tag needs type="module". Copy the snippet again, or use the iframe form.',
  }),
  site_allowed: (origin) => ({ title: `${origin} may show the widget`, advice: null }),
  site_not_allowed: (origin) => ({
    title: `${origin} is not among the allowed sites`,
    advice: "Visitors there see a card that opens the page in a new tab.",
  }),
  policy_allows: () => ({ title: "The page’s security policy lets the widget in", advice: null }),
  policy_blocks: (directives) => ({
    title: "The page’s security policy keeps the widget out",
    advice: `Add to its Content-Security-Policy: ${directives}`,
  }),
  policy_needs_nonce: () => ({
    title: "The page’s security policy asks for a nonce",
    advice: "Give the script’s tag the nonce that the page gives its own scripts.",
  }),
  page_not_encrypted: () => ({
    title: "The page is not encrypted",
    advice: "Visitors type names and addresses there: serve it by https.",
  }),
  product_not_encrypted: (origin) => ({
    title: "A page served by https cannot load an unencrypted widget",
    advice: `${origin} must be served by https.`,
  }),
};

/** The words of a finding. */
export function findingWords({ code, detail }: PageFinding): FindingWords {
  return words[code](detail ?? "");
}
