import type { Choice, Command } from "@jubilee/ui/command-palette";
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
  /** Opens what was chosen; answers the dialog that it needs. */
  choose: (command: Command, choice: Choice) => Dialogue | null;
}

/** Rows as commands, and what happens to the chosen one. */
export function useRowCommands(rows: readonly PaletteRow[], looked: string): RowCommands {
  const open = useOpenRow();
  const act = useAct();
  const commands = rows.map((row) => commandOf(row, looked));
  const rowOf = ({ id }: Command) => rows[commands.findIndex((command) => command.id === id)];
  return {
    commands,
    rowOf,
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
