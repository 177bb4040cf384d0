import { lacksNames, rejectedLinesCsv } from "@jubilee/core/people/imports.rules";
import type { RejectedLine } from "@jubilee/core/people/imports.types";
import { counted } from "@jubilee/core/base/words.rules";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { Heading } from "@jubilee/ui/heading";
import { Text } from "@jubilee/ui/text";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadText } from "../../../page-kit/downloadText.ts";
import { FixLineDialog } from "./FixLineDialog.tsx";
import { rejectedRow, plainList, sectionHead } from "./Import.css.ts";
import type { Import } from "./useImport.ts";

const shownAtFirst = 6;

/** Lines that cannot go in: why, and a way to correct each of them here or all of them in a file; silent while it is the columns that are to be chosen. */
export function RejectedSection({ current: { session, state } }: { current: Import }) {
  const [fixing, setFixing] = useState<RejectedLine | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const { rejected, table, fileName } = state;
  if (!table || rejected.length === 0 || lacksNames(state.columns)) return null;
  const shown = showsAll ? rejected : rejected.slice(0, shownAtFirst);
  const download = () =>
    downloadText(
      `rejected-lines-of-${fileName.replace(/\.\w+$/, "")}.csv`,
      "text/csv",
      rejectedLinesCsv(table, rejected),
    );
  return (
    <section>
      <div className={sectionHead}>
        <Heading level={2}>Rejected lines</Heading>
        <Chip tone="danger">{counted(rejected.length, "line")}</Chip>
        <Button variant="link" icon={<Download />} onClick={download}>
          Download as CSV
        </Button>
      </div>
      <ul className={plainList}>
        {shown.map((line) => (
          <li key={`${line.line} ${line.cells.join("|")}`} className={rejectedRow}>
            <Text as="span" size={14} tone="muted" numeric>
              Line {line.line}
            </Text>
            <Text as="span" size={14} breakAnywhere>
              {line.reason}
            </Text>
            <Button variant="secondary-light" size="sm" onClick={() => setFixing(line)}>
              Fix
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < rejected.length && (
        <Button variant="link" onClick={() => setShowsAll(true)}>
          Show the other {rejected.length - shown.length}
        </Button>
      )}
      {fixing && (
        <FixLineDialog
          key={fixing.line}
          rejected={fixing}
          columns={state.columns}
          onClose={() => setFixing(null)}
          onFix={async (cells) => {
            await session.fixLine(fixing, cells);
            setFixing(null);
          }}
        />
      )}
    </section>
  );
}
