import { Button } from "@jubilee/ui/button";
import { toast } from "@jubilee/ui/toast";
import { Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { canKeepOffline, forgetOffline, isKeptOffline, keepOffline } from "./keepOffline.ts";

/** Keeps the tickets on this device, or takes them off it. */
export function KeepOffline({ path }: { path: string }) {
  const [isKept, setKept] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const kept = await isKeptOffline(path);
      if (!isGone) setKept(kept);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [path]);
  if (!canKeepOffline() || isKept === null) return null;
  const toggle = async () => {
    setBusy(true);
    try {
      if (isKept) await forgetOffline();
      else await keepOffline(path);
      setKept(!isKept);
      toast.success(
        isKept ? "The tickets are off this device" : "This page opens without a connection now",
      );
    } catch {
      toast.error("This device did not keep the page. The PDF works everywhere.");
    }
    setBusy(false);
  };
  return (
    <Button
      variant="outline"
      icon={<Smartphone />}
      loading={isBusy}
      aria-pressed={isKept}
      onClick={() => void toggle()}
    >
      {isKept ? "Kept on this device" : "Keep on this device"}
    </Button>
  );
}
