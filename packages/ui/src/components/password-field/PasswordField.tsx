import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../icon-button/IconButton.tsx";
import { TextField, type TextFieldProps } from "../text-field/TextField.tsx";
import { useWords } from "../../words/useWords.ts";
import { passwordFieldWords } from "./passwordField.copy.ts";

export type PasswordFieldProps = Omit<
  TextFieldProps,
  "type" | "action" | "suffix" | "autoComplete"
> & {
  autoComplete: "current-password" | "new-password";
};

/** A password that can be looked at while typing. A code from a mail is a PinInput. */
export function PasswordField(props: PasswordFieldProps) {
  const words = useWords("passwordField", passwordFieldWords);
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton
          label={shown ? words.hide : words.show}
          icon={shown ? <EyeOff /> : <Eye />}
          size="sm"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
