import { alertDialogWords } from "../components/alert-dialog/alertDialog.copy.ts";
import { bannerWords } from "../components/banner/banner.copy.ts";
import { boardWords } from "../components/board/board.copy.ts";
import { breadcrumbsWords } from "../components/breadcrumbs/breadcrumbs.copy.ts";
import { bulkBarWords } from "../components/bulk-bar/bulkBar.copy.ts";
import { buttonWords } from "../components/button/button.copy.ts";
import { colorPickerWords } from "../components/color-picker/colorPicker.copy.ts";
import { comboboxWords } from "../components/combobox/combobox.copy.ts";
import { commandPaletteWords } from "../components/command-palette/commandPalette.copy.ts";
import { copyButtonWords } from "../components/copy-button/copyButton.copy.ts";
import { countdownWords } from "../components/countdown/countdown.copy.ts";
import { dataTableWords } from "../components/data-table/dataTable.copy.ts";
import { dateRangeFieldWords } from "../components/date-range-field/dateRangeField.copy.ts";
import { dateTimeFieldWords } from "../components/date-time-field/dateTimeField.copy.ts";
import { dateTimeZoneWords } from "../components/date-time-zone/dateTimeZone.copy.ts";
import { dialogWords } from "../components/dialog/dialog.copy.ts";
import { dragWords } from "../components/drag/drag.copy.ts";
import { errorStateWords } from "../components/error-state/errorState.copy.ts";
import { fieldWords } from "../components/field/field.copy.ts";
import { fileUploadWords } from "../components/file-upload/fileUpload.copy.ts";
import { formDialogWords } from "../components/form-dialog/formDialog.copy.ts";
import { formWords } from "../components/form/form.copy.ts";
import { funnelChartWords } from "../components/funnel-chart/funnelChart.copy.ts";
import { chartWords } from "../components/line-chart/chart.copy.ts";
import { loadingScreenWords } from "../components/loading-screen/loadingScreen.copy.ts";
import { moneyFieldWords } from "../components/money-field/moneyField.copy.ts";
import { moveToWords } from "../components/move-to/moveTo.copy.ts";
import { numberFieldWords } from "../components/number-field/numberField.copy.ts";
import { paginationWords } from "../components/pagination/pagination.copy.ts";
import { tabsWords } from "../components/tabs/tabs.copy.ts";
import { passwordFieldWords } from "../components/password-field/passwordField.copy.ts";
import { pinInputWords } from "../components/pin-input/pinInput.copy.ts";
import { stepsWords } from "../components/steps/steps.copy.ts";
import { tagsInputWords } from "../components/tags-input/tagsInput.copy.ts";
import { timeAxisWords } from "../components/time-axis/timeAxis.copy.ts";
import { toastWords } from "../components/toast/toast.copy.ts";
import { zonedTimeWords } from "../components/zoned-time/zonedTime.copy.ts";
import { sharedWords } from "./shared.copy.ts";

/** What components say without a provider: the pattern for other languages. No component loads it whole. */
export const english = {
  shared: sharedWords,
  alertDialog: alertDialogWords,
  banner: bannerWords,
  board: boardWords,
  breadcrumbs: breadcrumbsWords,
  bulkBar: bulkBarWords,
  button: buttonWords,
  chart: chartWords,
  colorPicker: colorPickerWords,
  combobox: comboboxWords,
  commandPalette: commandPaletteWords,
  copyButton: copyButtonWords,
  countdown: countdownWords,
  dataTable: dataTableWords,
  dateRangeField: dateRangeFieldWords,
  dateTimeField: dateTimeFieldWords,
  dateTimeZone: dateTimeZoneWords,
  dialog: dialogWords,
  drag: dragWords,
  errorState: errorStateWords,
  field: fieldWords,
  fileUpload: fileUploadWords,
  form: formWords,
  formDialog: formDialogWords,
  funnelChart: funnelChartWords,
  loadingScreen: loadingScreenWords,
  moneyField: moneyFieldWords,
  moveTo: moveToWords,
  numberField: numberFieldWords,
  pagination: paginationWords,
  passwordField: passwordFieldWords,
  pinInput: pinInputWords,
  steps: stepsWords,
  tabs: tabsWords,
  tagsInput: tagsInputWords,
  timeAxis: timeAxisWords,
  toast: toastWords,
  zonedTime: zonedTimeWords,
};
