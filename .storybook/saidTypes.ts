import { parseSync, Visitor } from "oxc-parser";
import type { Plugin } from "vite";

interface Span {
  start: number;
  end: number;
}

/**
 * Props tables are read from the sources, and their reader knows `ReadonlyArray<X>` but not
 * `readonly X[]`, which it calls unknown. Types do nothing when stories run, so it is given what it
 * knows; `saidType` writes it back.
 */
export function saidTypes(): Plugin {
  return {
    name: "said-types",
    enforce: "pre",
    transform(code, id) {
      const path = id.split("?")[0] ?? id;
      if (!path.endsWith(".tsx") || path.includes("node_modules")) return null;
      const text = spelled(path, code);
      return text === code ? null : { code: text, map: null };
    },
  };
}

/** The source with every `readonly X[]` as `ReadonlyArray<X>`, inner ones first. */
export function spelled(path: string, code: string): string {
  const found: { whole: Span; element: Span }[] = [];
  new Visitor({
    TSTypeOperator({ operator, typeAnnotation, start, end }) {
      if (operator !== "readonly" || typeAnnotation.type !== "TSArrayType") return;
      found.push({ whole: { start, end }, element: typeAnnotation.elementType });
    },
  }).visit(parseSync(path, code).program);
  const text = ({ start, end }: Span): string => {
    const inner = found.filter(({ whole }) => whole.start >= start && whole.end <= end);
    const outer = inner.filter(
      ({ whole }) => !inner.some((one) => one.whole !== whole && holds(one.whole, whole)),
    );
    let at = start;
    let said = "";
    for (const { whole, element } of outer) {
      said += `${code.slice(at, whole.start)}ReadonlyArray<${text(element)}>`;
      at = whole.end;
    }
    return said + code.slice(at, end);
  };
  return text({ start: 0, end: code.length });
}

const holds = (outer: Span, inner: Span) => outer.start <= inner.start && outer.end >= inner.end;
