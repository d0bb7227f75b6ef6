"""Optional rules: anti-tank guns, radios, infantry."""
