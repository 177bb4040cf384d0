import { CircleAlert, CircleCheck, FileText, RotateCcw, X } from "lucide-react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Progress } from "../progress/Progress.tsx";
import { failure, line, name, state, words as wordsStyle } from "./UploadLine.css.ts";
import { useWords } from "../../words/useWords.ts";
import { sharedWords } from "../../words/shared.copy.ts";
import { fileUploadWords } from "./fileUpload.copy.ts";

export interface UploadedFile {
  id: string;
  name: string;
  state: "sending" | "done" | "failed";
  /** How much is sent, 0 to 100; leave out while it is not known. */
  percent?: number;
  /** Why it failed, in a sentence. */
  problem?: string;
}

export interface UploadLineProps {
  file: UploadedFile;
  onRetry?: ((id: string) => void) | undefined;
  /** Stops what is being sent, takes away what is there. */
  onRemove?: ((id: string) => void) | undefined;
}

const icons = { sending: <FileText />, done: <CircleCheck />, failed: <CircleAlert /> };

/** One file on its way: how far, whether it arrived, why not. */
export function UploadLine({ file, onRetry, onRemove }: UploadLineProps) {
  const shared = useWords("shared", sharedWords);
  const words = useWords("fileUpload", fileUploadWords);
  const { id, percent, problem = words.failed } = file;
  const share = percent === undefined ? {} : { value: percent };
  return (
    <li className={line}>
      <span className={state({ state: file.state })} aria-hidden="true">
        {icons[file.state]}
      </span>
      <div className={wordsStyle}>
        <span className={name} title={file.name} dir="auto">
          {file.name}
        </span>
        {file.state === "sending" && (
          <Progress label={words.sending(file.name)} hideLabel {...share} />
        )}
        {file.state === "failed" && (
          <span role="alert" className={failure}>
            {problem}
          </span>
        )}
      </div>
      {file.state === "failed" && onRetry && (
        <Button size="sm" variant="outline" icon={<RotateCcw />} onClick={() => onRetry(id)}>
          {shared.tryAgain}
        </Button>
      )}
      {onRemove && (
        <IconButton
          size="sm"
          icon={<X />}
          label={file.state === "sending" ? words.stop(file.name) : words.remove(file.name)}
          onClick={() => onRemove(id)}
        />
      )}
    </li>
  );
}
