import { useI18nContext } from '../i18n-react.tsx';

/** The texts of the fields for a day and a time, for every form with these fields. */
export function usePickerWords() {
  const { LL } = useI18nContext();
  const { date_picker, time_picker, field } = LL.event_form;
  const close = LL.common.close();
  return {
    date: {
      open: date_picker.open(),
      title: date_picker.title(),
      close,
      placeholder: field.date_hint(),
    },
    time: {
      open: time_picker.open(),
      title: time_picker.title(),
      hours: time_picker.hours(),
      minutes: time_picker.minutes(),
      done: time_picker.done(),
      close,
      placeholder: field.time_hint(),
    },
  };
}
