type TestingLibrary = typeof import("@testing-library/dom");

/** A name or a text: whole, or a pattern that it fits. */
export type Words = string | RegExp;

/** What somebody looks for on a page: by its role and its name, by its text, or by its own element. */
export type Target = { in?: Target } & (
  | { role: string; name?: Words }
  | { text: Words }
  | { element: string }
);

interface Part {
  role?: string;
  element?: string;
  /** A pattern's source, or the words themselves. */
  words?: string;
  isPattern?: boolean;
}

function partOf(target: Target): Part {
  if ("element" in target) return { element: target.element };
  const words = "role" in target ? target.name : target.text;
  return {
    ...("role" in target ? { role: target.role } : {}),
    ...(words === undefined ? {} : { words: typeof words === "string" ? words : words.source }),
    isPattern: words instanceof RegExp,
  };
}

function pathOf(target: Target): Part[] {
  return [...(target.in ? pathOf(target.in) : []), partOf(target)];
}

/** Runs in the page: the first element that fits, through open shadow roots. */
function findInPage(path: Part[]): Element | null {
  const { queryAllByRole, queryAllByText } = Reflect.get(
    globalThis,
    "TestingLibraryDom",
  ) as TestingLibrary;
  const rootsIn = (root: ParentNode): ParentNode[] => [
    root,
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
      shadowRoot ? rootsIn(shadowRoot) : [],
    ),
  ];
  const fitting = (root: ParentNode, part: Part): Element[] => {
    if (part.element) return [...root.querySelectorAll(part.element)];
    const words = part.isPattern ? new RegExp(part.words ?? "") : part.words;
    const area = root as HTMLElement;
    if (!part.role) return queryAllByText(area, words ?? "");
    return queryAllByRole(area, part.role, words === undefined ? {} : { name: words });
  };
  let places: ParentNode[] = [document];
  let found: Element[] = [];
  for (const part of path) {
    found = places.flatMap((place) => {
      const own = place instanceof Element && place.shadowRoot ? rootsIn(place.shadowRoot) : [];
      return [...rootsIn(place), ...own].flatMap((root) => fitting(root, part));
    });
    places = found;
  }
  return found[0] ?? null;
}

/** The expression that finds a target in a page where the library is. */
export function findExpression(target: Target): string {
  return `(${findInPage.toString()})(${JSON.stringify(pathOf(target))})`;
}

/** A target in words, for whoever reads that it is not there. */
export function described(target: Target): string {
  const inside = target.in ? ` in ${described(target.in)}` : "";
  if ("element" in target) return `<${target.element}>${inside}`;
  if ("text" in target) return `the text ${String(target.text)}${inside}`;
  return `${target.role} ${String(target.name ?? "")}${inside}`;
}
