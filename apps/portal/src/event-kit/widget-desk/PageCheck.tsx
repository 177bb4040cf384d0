import type { PageReport } from "@jubilee/core/sharing/page-check.types";
import type { ShareLink } from "@jubilee/core/sharing/share.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { Form } from "@jubilee/ui/form";
import { TextField } from "@jubilee/ui/text-field";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { checkForm } from "./PageCheck.css.ts";
import { PageFindings } from "./PageFindings.tsx";
import { useApi } from "../../page-kit/data/useApi.ts";
import { createPageCheckApi } from "@jubilee/core/sharing/page-check.api";

export interface PageCheckProps {
  link: Pick<ShareLink, "id" | "allowedOrigins">;
  isBusy: boolean;
  onAllow: (origin: string) => void;
}

/** Looks at the host's page from outside and says what keeps the widget from working there. */
export function PageCheck({ link, isBusy, onAllow }: PageCheckProps) {
  const pageCheck = useApi(createPageCheckApi);
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState(link.allowedOrigins[0] ?? "");
  const [error, setError] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const [report, setReport] = useState<PageReport | null>(null);
  const check = async () => {
    setChecking(true);
    setReport(null);
    setError(undefined);
    const result = await pageCheck.check(link.id, address.trim());
    if (result.ok) setReport(result.value);
    else setError(result.error.message);
    setChecking(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      size="m"
      trigger={
        <Button size="sm" variant="outline" icon={<ShieldCheck />}>
          Check my page
        </Button>
      }
      title="Check my page"
      description="Jubilee opens the page where you pasted the widget and tells what is missing. Nothing of the page is kept."
    >
      <Form onSubmit={check} busy={isChecking} summary={false}>
        <div className={checkForm}>
          <TextField
            label="Address of the page"
            placeholder="alumni.example.org/reunion"
            value={address}
            onValueChange={setAddress}
            error={error}
            inputMode="url"
            autoComplete="url"
            spellCheck={false}
          />
          <Button type="submit" loading={isChecking} disabled={address.trim() === ""}>
            Check
          </Button>
        </div>
      </Form>
      <div aria-live="polite">
        {report && (
          <PageFindings
            report={report}
            allowedOrigins={link.allowedOrigins}
            isBusy={isBusy}
            onAllow={onAllow}
          />
        )}
      </div>
    </Dialog>
  );
}
