import type { Result } from "@jubilee/core/base/result.types";
import { Button, type ButtonProps } from "@jubilee/ui/button";
import { IconButton } from "@jubilee/ui/icon-button";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadText } from "../downloadText.ts";
import { tellRefusal } from "../help/tellRefusal.ts";
import { useNoteAccess } from "../useNoteAccess.ts";

export interface ExportButtonProps<Rows extends object> {
  /** The file's name. */
  name: string;
  /** What is shown, or how all of it is read. */
  rows: Rows | (() => Promise<Result<Rows>>);
  csv: (rows: Rows) => string;
  /** Of people or money: what is written down about its leaving, with its id. */
  logged?: readonly [what: string, id: string];
  variant?: ButtonProps["variant"];
  size?: "default" | "sm";
  disabled?: boolean;
  label?: string;
  /** In a list's line of count: small, and on phones its picture alone. */
  inLine?: boolean;
}

/** Saves a list as a CSV file on the device. */
export function ExportButton<Rows extends object>(props: ExportButtonProps<Rows>) {
  const { name, rows, csv, logged, label = "Export as CSV", inLine = false } = props;
  const noteAccess = useNoteAccess();
  const [isReading, setReading] = useState(false);
  const save = (read: Rows) => {
    downloadText(name, "text/csv", csv(read));
    if (logged) noteAccess(...logged, "export");
  };
  const readAndSave = async (read: () => Promise<Result<Rows>>) => {
    setReading(true);
    const answer = await read();
    setReading(false);
    if (answer.ok) save(answer.value);
    else tellRefusal(answer.error);
  };
  const isPhone = useMedia(media.mobile);
  const shown = {
    variant: props.variant ?? "ghost",
    size: inLine ? "sm" : (props.size ?? "default"),
    icon: <Download />,
    loading: isReading,
    disabled: props.disabled ?? false,
    onClick: () => {
      if (typeof rows === "function") void readAndSave(rows);
      else save(rows);
    },
  } as const;
  return inLine && isPhone ? (
    <IconButton {...shown} label={label} />
  ) : (
    <Button {...shown}>{label}</Button>
  );
}
