import { Button } from "@jubilee/ui/button";
import { qrPicture } from "@jubilee/ui/qr-code";
import { toast } from "@jubilee/ui/toast";
import { Download } from "lucide-react";
import { saveFile } from "../../page-kit/saveFile.ts";

/** Saves a link's code as a picture, for paper and posters. */
export function CodeButton({ address }: { address: string }) {
  const save = async () => {
    const picture = await qrPicture(address);
    if (picture) saveFile(picture, "qr-code.png");
    else toast.error("This browser cannot draw the picture", { description: "Use another one." });
  };
  return (
    <Button variant="outline" icon={<Download />} onClick={() => void save()}>
      Save the QR code
    </Button>
  );
}
