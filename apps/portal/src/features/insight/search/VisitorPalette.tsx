import { findInLists } from "@jubilee/core/insight/palette.rules";
import { CommandPalette } from "@jubilee/ui/command-palette";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { commandOf, tellRows } from "./commandOf.tsx";
import { featureRows, pageRows } from "./deviceRows.tsx";
import type { PaletteState } from "../../../app/portal/portal.types.ts";
import { demoRows, templateRows } from "./templateRows.tsx";
import { useLooking } from "./useLooking.ts";
import { useOpenRow } from "./useOpenRow.ts";

const most = 6;
const unused = () => 0;

/** The palette of somebody who is not signed in: pages and features. */
export function VisitorPalette({ query, onQueryChange, onClose }: PaletteState) {
  const { routes } = usePortal();
  const who = useLooking();
  const open = useOpenRow();
  const typed = query.trim();
  const pages = pageRows(routes.known(), who);
  const rows =
    typed === ""
      ? pages.slice(0, most)
      : findInLists([pages, featureRows(who), templateRows(), demoRows()], typed, most, unused);
  const commands = rows.map((row) => commandOf(row, typed));
  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      label="Search pages and features"
      placeholder="Search pages and features"
      query={query}
      onQueryChange={onQueryChange}
      commands={commands}
      status={tellRows(rows, typed, rows.length === 0)}
      empty={`Nothing here is called “${typed}”. Sign in to search your own events, people and orders.`}
      onSelect={({ id }, choice) => {
        const row = rows[commands.findIndex((command) => command.id === id)];
        if (row) open(row, choice);
      }}
      ways={{ apart: true }}
    />
  );
}
