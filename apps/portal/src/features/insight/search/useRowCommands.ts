import type { Choice, Command } from "@jubilee/ui/command-palette";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { bringPage } from "../../../app/routing/intent.ts";
import type { RouteTable } from "../../../app/routing/routeTable.ts";
import { commandOf } from "./commandOf.tsx";
import type { PaletteRow } from "./palette.types.ts";
import { useAct } from "./useAct.ts";
import { useOpenRow, type Doing } from "./useOpenRow.ts";

/** What opens in a dialog. */
export interface Dialogue {
  doing: Doing;
  load: Extract<Doing["does"], { dialog: unknown }>["dialog"];
}

interface RowCommands {
  commands: Command[];
  rowOf: (command: Command) => PaletteRow | undefined;
  /** Brings the code of the page that a marked row leads to, before it is chosen; its data would be asked for with every key. */
  prepare: (command: Command) => void;
  /** Opens what was chosen; answers the dialog that it needs. */
  choose: (command: Command, choice: Choice) => Dialogue | null;
}

async function bringAll(link: string, routes: RouteTable): Promise<void> {
  const page = await bringPage(link, routes);
  await page?.parts;
}

/** Rows as commands, and what happens to the chosen one. */
export function useRowCommands(rows: readonly PaletteRow[], looked: string): RowCommands {
  const open = useOpenRow();
  const act = useAct();
  const { routes } = usePortal();
  const commands = rows.map((row) => commandOf(row, looked));
  const rowOf = ({ id }: Command) => rows[commands.findIndex((command) => command.id === id)];
  return {
    commands,
    rowOf,
    prepare: (command) => {
      const opens = rowOf(command)?.opens;
      // What cannot be fetched now is asked for again, and told of, when the row is chosen.
      if (opens && "to" in opens) void bringAll(opens.to, routes).catch(() => undefined);
    },
    choose: (command, choice) => {
      const row = rowOf(command);
      const doing = row ? open(row, choice) : null;
      if (!doing) return null;
      if ("dialog" in doing.does) return { doing, load: doing.does.dialog };
      void act(doing.does, doing.event.id);
      return null;
    },
  };
}
