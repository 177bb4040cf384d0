import type { SnippetForm } from "./snippets.types.ts";

const forms: Record<SnippetForm, string> = {
  script: "Script",
  attribute: "HTML attribute",
  iframe: "iframe",
  link: "Link and QR",
  react: "React",
};

const advice: Record<SnippetForm, string> = {
  script: "The fastest form: one request brings the widget and what it shows.",
  attribute:
    "For editors that drop unknown elements. One script serves every widget on the page: paste it once.",
  iframe: "For builders that drop scripts: Wix, Google Sites and others.",
  link: "For a letter, a poster, a table card.",
  react: "For React 18 and 19 and Next: npm install @jubilee/widgets.",
};

/** The words around snippets. */
export const snippetsCopy = {
  forms,
  advice,
  strict: {
    tab: "Security policy",
    directives: "Directives for the script",
    frameDirectives: "Directive for the iframe",
    directivesAdvice:
      "A page with a policy of its own has to name where the widget comes from. Add these sources to the directives that it has already.",
    nonce: "With a nonce",
    nonceAdvice:
      "Where the policy lets scripts in by a nonce: write the one that the page gives its own scripts. The room that the widget needs stands in the page’s style sheet.",
    integrity: "Pinned by its hash",
    integrityAdvice:
      "One file that never changes; the browser refuses any other. Later releases of the widget come only when you copy this again.",
  },
} as const;
