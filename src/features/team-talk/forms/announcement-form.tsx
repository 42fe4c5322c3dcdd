import { announcementProblems, longestPost } from '#domain/talk/post-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { TextareaField, TextField } from '#ui/fields/text-field.tsx';
import { PostForm, type PostFormProps, type PostKind } from './post-form.tsx';

type Announcement = { title: string; content: string };

const announcement: PostKind<Announcement> = {
  type: 'announcement',
  empty: { title: '', content: '' },
  problemsOf: announcementProblems,
  postOf: ({ title, content }) => ({
    type: 'announcement',
    title: title.trim(),
    content: content.trim(),
  }),
  formOf: ({ title, content }) => ({ title: title ?? '', content: content ?? '' }),
};

/** A title and a text, both required (Spec 2 §5). */
export function AnnouncementForm(props: PostFormProps) {
  const { LL } = useI18nContext();
  const words = LL.team_talk.form;
  return (
    <PostForm {...props} kind={announcement}>
      {({ values, set, errorOf }) => (
        <>
          <TextField
            label={words.title()}
            value={values.title}
            onChange={(title) => set({ title })}
            error={errorOf('title', longestPost.title)}
          />
          <TextareaField
            label={words.content()}
            value={values.content}
            onChange={(content) => set({ content })}
            error={errorOf('content', longestPost.content)}
          />
        </>
      )}
    </PostForm>
  );
}
