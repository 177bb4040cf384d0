import { Button } from "@jubilee/ui/button";
import { ComposerFileList, type ComposerFiles } from "@jubilee/ui/composer";
import { Inline } from "@jubilee/ui/inline";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { attached } from "./Forum.css.ts";

/** Pictures and files below a form's text, and the way to choose them. */
export function AttachFiles({ files }: { files: ComposerFiles }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={attached}>
        <ComposerFileList files={files} />
      </div>
      <Inline>
        <Button
          size="sm"
          variant="outline"
          icon={<Paperclip />}
          onClick={() => picker.current?.click()}
        >
          Attach pictures or files
        </Button>
        <VisuallyHidden>
          <input
            ref={picker}
            type="file"
            multiple
            tabIndex={-1}
            accept={files.accept}
            aria-label="Pictures or files of this post"
            onChange={({ target }) => {
              files.add([...(target.files ?? [])]);
              target.value = "";
            }}
          />
        </VisuallyHidden>
      </Inline>
    </>
  );
}
