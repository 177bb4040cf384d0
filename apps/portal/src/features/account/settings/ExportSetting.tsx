import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Text } from "@jubilee/ui/text";
import { accountToast } from "@jubilee/ui/toast";
import { Download } from "lucide-react";
import { useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { saveFile } from "../../../page-kit/saveFile.ts";
import { useNoteAccess } from "../../../page-kit/useNoteAccess.ts";
import { stack } from "./AccountSettings.css.ts";
import { articleAbout } from "../../../page-kit/help/article.rules.ts";
import { explained } from "../../../page-kit/help/explained.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createAccountApi } from "@jubilee/core/account/account.api";

/** A copy of everything in the account, as one JSON file. */
export function ExportSetting() {
  const { report } = usePortal();
  const account = useApi(createAccountApi);
  const noteAccess = useNoteAccess();
  const [isBusy, setBusy] = useState(false);

  const copy = async () => {
    setBusy(true);
    const made = await account.exportData();
    setBusy(false);
    if (!made.ok) {
      accountToast.destructive("No copy", {
        description: made.error.message,
        action: explained(articleAbout(made.error)),
      });
      return;
    }
    saveFile(made.value, `jubilee-${new Date().toISOString().slice(0, 10)}.json`);
    noteAccess("account", "all", "export");
  };
  return (
    <Card title="A copy of your data">
      <div className={stack}>
        <Text tone="muted">
          Everything your account holds: profile, events, guests, answers, orders, invoices and
          settings, as one JSON file that other programs read. Links and passwords are left out.
        </Text>
        <Button
          variant="secondary"
          icon={<Download />}
          loading={isBusy}
          onClick={() => void copy().catch(report)}
        >
          Download my data
        </Button>
      </div>
    </Card>
  );
}
