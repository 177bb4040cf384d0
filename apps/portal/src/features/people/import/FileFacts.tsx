import type { TableSource } from "@jubilee/core/people/imports.types";
import { Button } from "@jubilee/ui/button";
import { Text } from "@jubilee/ui/text";
import { FileText } from "lucide-react";
import { facts } from "./Import.css.ts";
import type { Import } from "./useImport.ts";

const delimiters: Record<string, string> = {
  ",": "comma",
  ";": "semicolon",
  "\t": "tab",
  "|": "bar",
};

function wayOf(source: TableSource): string {
  if (source.kind === "sheet") return `sheet “${source.name}”`;
  if (source.kind === "pasted") return "pasted";
  return `${delimiters[source.delimiter] ?? source.delimiter}, ${source.encoding.toUpperCase()}`;
}

/** The file at hand: its name, size and how it was read. */
export function FileFacts({ current: { state, session } }: { current: Import }) {
  const { table, fileName, step } = state;
  if (!table) return null;
  const count = new Intl.NumberFormat("en").format(table.records.length);
  const isSheet = table.source.kind === "sheet";
  const isOpen = step === "match" || step === "review";
  return (
    <div className={facts}>
      <FileText aria-hidden="true" size={18} />
      <Text as="span" size={14} weight="medium" breakAnywhere>
        {fileName}
      </Text>
      <Text as="span" size={14} tone="muted">
        {count} {isSheet ? "rows" : "lines"}
      </Text>
      <Text as="span" size={14} tone="muted">
        {table.header.length} columns, {wayOf(table.source)}
      </Text>
      {isOpen && (
        <Button variant="link" size="sm" onClick={() => session.goTo("upload")}>
          Use another file
        </Button>
      )}
    </div>
  );
}
