import { CircleAlert, Upload } from "lucide-react";
import { useId, useState, type DragEvent, type ReactNode } from "react";
import { error as errorStyle } from "../field/Field.css.ts";
import { useFormProblem } from "../form/useFormProblem.ts";
import { acceptFiles, type FileLimits } from "./acceptFiles.ts";
import { input, pick, title, zone } from "./FileUpload.css.ts";
import { lines } from "./UploadLine.css.ts";
import { UploadLine, type UploadedFile } from "./UploadLine.tsx";
import { useWords } from "../../words/useWords.ts";
import { fileUploadWords } from "./fileUpload.copy.ts";

export interface FileUploadProps extends FileLimits {
  label: string;
  /** Which files, how large. */
  help?: ReactNode;
  error?: string;
  icon?: ReactNode;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  /** Files on their way or there: each with its progress, or why it failed. */
  files?: readonly UploadedFile[];
  /** Sends a failed file once more. */
  onRetry?: (id: string) => void;
  /** Stops or takes away a file. */
  onRemove?: (id: string) => void;
}

const none: readonly UploadedFile[] = [];

/**
 * Takes files by dropping or choosing, and says why one does not fit. What is pasted as text goes
 * into a TextArea.
 */
export function FileUpload({
  label,
  help,
  error,
  icon,
  disabled = false,
  onFiles,
  files = none,
  onRetry,
  onRemove,
  ...limits
}: FileUploadProps) {
  const words = useWords("fileUpload", fileUploadWords);
  const id = useId();
  useFormProblem(id, label, error);
  const [over, setOver] = useState(false);
  const [refusals, setRefusals] = useState<string[]>([]);
  const take = (list: FileList | null) => {
    const accepted = acceptFiles([...(list ?? [])], limits, words);
    setRefusals(accepted.refusals);
    if (accepted.files.length > 0) onFiles(accepted.files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  const problems = error ? [error] : refusals;
  return (
    <div>
      <label className={zone} data-over={over} data-disabled={disabled}>
        {icon ?? <Upload aria-hidden="true" />}
        <span className={title}>{label}</span>
        <span>
          {words.or} <span className={pick}>{words.choose}</span>
        </span>
        {help && <span id={`${id}-help`}>{help}</span>}
        <input
          id={id}
          type="file"
          className={input}
          accept={limits.accept}
          multiple={limits.multiple}
          disabled={disabled}
          aria-label={label}
          aria-describedby={`${help ? `${id}-help` : ""} ${id}-errors`.trim()}
          aria-invalid={problems.length > 0 ? true : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
        />
      </label>
      <div id={`${id}-errors`} aria-live="polite">
        {problems.map((problem) => (
          <span key={problem} className={errorStyle}>
            <CircleAlert aria-hidden="true" />
            <span>{problem}</span>
          </span>
        ))}
      </div>
      {files.length > 0 && (
        <ul className={lines} aria-label={words.files(label)}>
          {files.map((file) => (
            <UploadLine key={file.id} file={file} onRetry={onRetry} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </div>
  );
}
