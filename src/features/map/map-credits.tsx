/**
 * The authors of what is drawn; the names are not translated. The street tiles' terms require a
 * visible attribution.
 */
export function MapCredits({ streets }: { streets: boolean }) {
  return (
    <p className="map-credits" translate="no">
      {streets && (
        <>
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
            © OpenStreetMap
          </a>
          {' · '}
        </>
      )}
      Natural Earth · GeoNames
    </p>
  );
}
