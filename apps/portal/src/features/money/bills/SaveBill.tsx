import { createBillsApi } from "@jubilee/core/money/bills.api";
import { billFileName } from "@jubilee/core/money/bills.rules";
import type { BillRow } from "@jubilee/core/money/bills.types";
import { Button } from "@jubilee/ui/button";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { tellRefusal } from "../../../page-kit/help/tellRefusal.ts";
import { saveFile } from "../../../page-kit/saveFile.ts";

/** Saves the document as its buyer got it. */
export function SaveBill({ bill, fullWidth = false }: { bill: BillRow; fullWidth?: boolean }) {
  const bills = useApi(createBillsApi);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const file = await bills.pdf(bill.id);
    setSaving(false);
    if (file.ok) saveFile(file.value, billFileName(bill));
    else tellRefusal(file.error);
  };
  return (
    <Button
      variant="outline"
      icon={<FileDown />}
      fullWidth={fullWidth}
      loading={isSaving}
      onClick={() => void save()}
    >
      Save as PDF
    </Button>
  );
}
