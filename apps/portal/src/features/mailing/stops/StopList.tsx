import { createMailStopsApi } from "@jubilee/core/notices/mail-stops.api";
import { mailStopsCopy } from "@jubilee/core/notices/mail-stops.copy";
import { mailStopsCsv } from "@jubilee/core/notices/mail-stops.rules";
import type { MailStop, MailStopKind } from "@jubilee/core/notices/mail-stops.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useQueryParts } from "../../../page-kit/list/address/useQueryParts.ts";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { listParts, readListState } from "../../../page-kit/list/listState.rules.ts";
import { ServerList } from "../../../page-kit/list/ServerList.tsx";
import { mailStopsKey } from "../keys.ts";
import { StopDialog } from "./StopDialog.tsx";
import { stopColumns, stopPhoneLine } from "./stopColumns.tsx";

const kinds: readonly MailStopKind[] = ["unsubscribed", "hard_bounce", "complaint", "manual"];
const filters = [
  { value: "all", label: "All" },
  ...kinds.map((kind) => ({ value: kind, label: mailStopsCopy.kinds[kind] })),
];

/** The addresses, what put them on the list, and what can be done about it. */
export function StopList() {
  const stops = useApi(createMailStopsApi);
  const query = useQueryParts(listParts);
  const { isBusy, run } = useWrite(mailStopsKey);
  const [asked, ask] = useState<MailStop | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [columns] = useState(() => stopColumns(ask));
  const [phoneLine] = useState(() => stopPhoneLine(ask));
  const takeOff = async () => {
    if (!asked) return;
    const done = await run(() => stops.remove(asked.id));
    ask(null);
    if (done) toast.success("It is off the list");
  };
  return (
    <>
      <ServerList
        what={{ one: "address", many: "addresses", kept: "mail-stops" }}
        queryKey={mailStopsKey}
        load={stops.list}
        searchLabel="Find an address"
        filters={filters}
        isCounted
        columns={columns}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        empty={
          <EmptyState drawing="letters" title="Your mails go to everybody">
            Who unsubscribes is listed here, and whose address bounced. You can stop mails to an
            address yourself, too.
          </EmptyState>
        }
        asFile={
          <ExportButton
            name="addresses-without-mails.csv"
            rows={() => stops.listAll(readListState(query))}
            csv={mailStopsCsv}
            logged={["mail_suppressions", "all"]}
            inLine
          />
        }
      >
        <Button onClick={() => setAdding(true)}>Stop mails to an address</Button>
      </ServerList>
      {isAdding && <StopDialog onClose={() => setAdding(false)} />}
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) ask(null);
        }}
        title={`Take ${asked?.email ?? ""} off the list?`}
        description={
          asked?.kind === "hard_bounce"
            ? "Its mail server did not know this address. Try it once you know that it is there: if it bounces again, it is back on the list."
            : "Your mails go to this address again, unless the person unsubscribed or it bounced."
        }
        confirmLabel={(asked && mailStopsCopy.acts[asked.kind]) ?? "Take off the list"}
        loading={isBusy}
        onConfirm={() => void takeOff()}
      />
    </>
  );
}
