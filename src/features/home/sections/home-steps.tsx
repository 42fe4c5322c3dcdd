import { Link } from '@tanstack/react-router';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';

const steps = ['create', 'receive', 'manage'] as const;

/** How an event is organised, as a route with three waypoints. */
export function HomeSteps() {
  const { LL } = useI18nContext();
  return (
    <section aria-labelledby="steps" className="py-12 md:py-16">
      <h2 id="steps" className="text-4xl leading-none md:text-5xl">
        {LL.home.steps.title()}
      </h2>
      <div className="home-route">
        <svg
          aria-hidden
          viewBox="0 0 100 10"
          preserveAspectRatio="none"
          className="home-route-line"
        >
          <path d="M0 0L33.33 7L66.66 2L100 10" vectorEffect="non-scaling-stroke" />
        </svg>
        <ol className="home-steps">
          {steps.map((step, n) => (
            <li key={step}>
              <span aria-hidden className="home-waypoint">
                {n + 1}
              </span>
              <div>
                <h3 className="text-2xl leading-tight">{LL.home.steps[step].title()}</h3>
                <p className="mt-1 text-soft">{LL.home.steps[step].body()}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <Link to="/event/create" className={buttonClass()}>
        {LL.home.steps.action()}
      </Link>
    </section>
  );
}
