export { Form, type FormProps } from "./Form.tsx";
export { LeaveDialog, type LeaveDialogProps } from "./LeaveDialog.tsx";
export { useLeaveGuard, type LeaveGuard } from "./useLeaveGuard.ts";
